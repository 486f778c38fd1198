import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatAnchors } from '../../src/providers/site/anchors.ts'
import { buildSite, embeddedAt, embeddedFolder, root } from '../build/build-site.ts'
import type { Network } from '../localnet/chain/types.ts'
import { guarded } from '../localnet/http/guarded.ts'
import { checkPort, listen } from '../localnet/http/listen.ts'
import { createProviderApis } from '../localnet/http/provider-apis.ts'
import { FIXED_GENESIS, openNetwork } from '../localnet/network.ts'
import { anchorsOf } from '../localnet/proofs/anchors.ts'
import { labelsOf } from './labels-of.ts'
import { printedLinks } from './printed-links.ts'
import { copyOfSite, createSiteHost } from './site-host.ts'

/**
 * Builds the site and serves it on one port, with the embedded network or against the public providers. With `--apis-port` the network's
 * APIs have a separate port, thus another origin, like the public providers. With `--still` the network is the same at every start and
 * creates no blocks.
 */
const { values } = parseArgs({
  options: {
    mainnet: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    profile: { type: 'string', default: 'standard' },
    'apis-port': { type: 'string' },
  },
})
const port = Number(process.env.PORT ?? 4321)
const apis = values['apis-port'] && !values.mainnet ? { port: Number(values['apis-port']) } : undefined
const folder = apis ? 'dist-embedded-apart' : embeddedFolder(process.env)
const directory = join(root, values.mainnet ? 'dist' : folder)
const settings = values.mainnet ? {} : embeddedAt(apis && `http://localhost:${apis.port}`)

async function startNetwork(): Promise<Network> {
  const profiles = ['mini', 'standard', 'busy'] as const
  const profile = profiles.find(name => name === values.profile)
  if (!profile) throw new Error(`unknown profile "${values.profile}": one of ${profiles.join(', ')}`)
  return openNetwork({ profile, ...(values.still && { genesisTime: FIXED_GENESIS }) })
}

for (const wanted of [port, apis?.port]) if (wanted !== undefined) await checkPort(wanted)
console.log(values.mainnet ? 'Building for mainnet …' : 'Building, and starting the embedded network …')
const [network] = await Promise.all([values.mainnet ? undefined : startNetwork(), buildSite(directory, settings)])
const providers =
  network && createProviderApis(network, { control: values.control, ...(values.still && { indexLagMs: 0 }) })
await providers?.settled()
/** Files that a build for this network would contain; the network is created after the build. */
const files: Record<string, string> = network
  ? { '/anchors.json': JSON.stringify(formatAnchors(anchorsOf(network.chain))), ...labelsOf(network) }
  : {}
const site = createSiteHost(copyOfSite(directory), files)

const siteServer = createServer(
  guarded(async (req, res) => {
    // With a separate port for the APIs, the site's own port only has the control API of tests.
    const isForApis = !apis || req.url?.startsWith('/control/')
    if (!(isForApis && (await providers?.(req, res)))) site(req, res)
  }),
)
const apisServer = createServer(
  guarded(async (req, res) => {
    if (!(await providers?.(req, res))) res.writeHead(404).end()
  }),
)
// A client may reuse a connection just when Node closes it: keep connections open for a session.
for (const server of [siteServer, apisServer]) server.keepAliveTimeout = 10 * 60_000
if (apis) listen(apisServer, apis.port)
listen(siteServer, port, () => {
  if (!values.still) network?.run()
  const address = siteServer.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  console.log(`\nNanoscope is ready: ${origin}\n`)
  if (network) for (const [name, path] of printedLinks(network)) console.log(`  ${name.padEnd(24)} ${origin}${path}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    network?.close()
    process.exit(0)
  })
}
