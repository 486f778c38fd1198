/** `npm start`: installs what is missing, then hands over to serve.ts on the project's own Node. */
import { installPackages, node, run } from '../install/packages.mjs'

installPackages()
// The network bounds itself (localnet/chain/retention.ts): about 160 MB are live. The limit is a backstop at twice that, without which V8 lets
// garbage grow to a gigabyte; as does glibc with one arena of memory a core.
process.env.MALLOC_ARENA_MAX ??= '2'
run(node, ['--max-old-space-size=320', '--max-semi-space-size=8', 'scripts/serve/serve.ts', ...process.argv.slice(2)])
