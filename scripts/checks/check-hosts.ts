/**
 * Serves the built site by real hosts and requests every route: nginx with the build's server block, and with `--wrangler` Cloudflare
 * Pages. Languages as in `SITE_LANGUAGES`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, embedded, embeddedFolder, root } from '../build/build-site.ts'
import { caching } from '../build/headers.ts'
import { hostFiles } from '../build/host-files.ts'
import { Expectations, type HostTraits } from './host-expectations.ts'
import { type Host, hasNginx, startNginx } from './nginx.ts'
import { skip } from './skip.ts'
import { startWrangler } from './wrangler.ts'

const directory = join(root, embeddedFolder(process.env))

type Engine = { name: string; traits: HostTraits; start: () => Promise<Host> }

const nginx: Engine = {
  name: 'nginx',
  traits: {
    revalidate: caching.revalidate,
    missing: caching.revalidate,
    sendsCopies: true,
    slash: 200,
    hidden: hostFiles,
  },
  // The build's server block with another port and root.
  start: () =>
    startNginx(port =>
      readFileSync(join(directory, 'nginx.conf'), 'utf8')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('root /var/www/nanoscope;', `root ${directory};`),
    ),
}

const pages: Engine = {
  name: 'wrangler pages dev',
  traits: {
    revalidate: 'public, max-age=0, must-revalidate',
    missing: 'no-store',
    sendsCopies: false,
    slash: 308,
    // Cloudflare hides `_headers` and `_redirects`, and serves other hosts' files.
    hidden: [],
  },
  start: () => startWrangler(directory),
}

const engines = [...(hasNginx ? [nginx] : []), ...(process.argv.includes('--wrangler') ? [pages] : [])]
if (engines.length === 0) skip('nginx is not installed')
await buildSite(directory, embedded)

let isFine = true
for (const { name, traits, start } of engines) {
  const host = await start()
  try {
    const expectations = new Expectations(host.origin, directory, traits)
    await expectations.check()
    isFine = expectations.faults.report(name) && isFine
  } finally {
    await host.stop()
  }
}
process.exit(isFine ? 0 : 1)
