/** `npm start`: installs missing packages, then runs serve.ts on the project's own Node. */
import { installPackages, node, run } from '../install/packages.mjs'

installPackages()
// The network limits itself (localnet/chain/retention.ts) to about 160 MB of live memory. This heap limit of twice that keeps V8 from
// accumulating garbage up to a gigabyte. A low arena count does the same for glibc.
process.env.MALLOC_ARENA_MAX ??= '2'
run(node, ['--max-old-space-size=320', '--max-semi-space-size=8', 'scripts/serve/serve.ts', ...process.argv.slice(2)])
