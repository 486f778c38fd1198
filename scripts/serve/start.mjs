/** `npm start`: installs what is missing, then hands over to serve.ts on the project's own Node. */
import { installPackages, node, run } from '../install/packages.mjs'

installPackages()
// The network bounds itself (localnet/chain/retention.ts): about 160 MB are live. The limit is a backstop at more than twice that,
// without which V8 lets garbage grow to a gigabyte.
run(node, ['--max-old-space-size=360', '--max-semi-space-size=8', 'scripts/serve/serve.ts', ...process.argv.slice(2)])
