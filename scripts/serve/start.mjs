/** `npm start`: installs what is missing, then hands over to serve.ts on the project's own Node. */
import { installPackages, node, run } from '../install/packages.mjs'

installPackages()
// Without a limit V8 lets the embedded network's garbage grow to a gigabyte; what it keeps is about 140 MB.
run(node, ['--max-old-space-size=240', '--max-semi-space-size=8', 'scripts/serve/serve.ts', ...process.argv.slice(2)])
