/** `npm start`: installs what is missing, then hands over to serve.ts on the project's own Node. */
import { installPackages, node, run } from './install.mjs'

installPackages()
run(node, ['scripts/serve.ts', ...process.argv.slice(2)])
