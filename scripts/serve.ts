import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { blockPath, paths } from '../src/routes.ts'
import { buildSite, embedded, root } from './build-site.ts'
import type { Network } from './localnet/chain/types.ts'
import { createFront } from './localnet/http/front.ts'
import { openNetwork } from './localnet/network.ts'
import { createSiteHost } from './site-host.ts'

/** Builds the site and serves it, with the embedded network or against the public providers, on one port. */
const { values } = parseArgs({
  options: {
    mainnet: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    profile: { type: 'string', default: 'standard' },
  },
})
const port = Number(process.env.PORT ?? 4321)
const origin = `http://localhost:${port}`
const directory = join(root, values.mainnet ? 'dist' : 'dist-embedded')

async function startNetwork(): Promise<Network> {
  const profiles = ['mini', 'standard', 'busy'] as const
  const profile = profiles.find(name => name === values.profile)
  if (!profile) throw new Error(`unknown profile "${values.profile}": one of ${profiles.join(', ')}`)
  return openNetwork({ profile })
}

console.log(values.mainnet ? 'Building for mainnet …' : 'Building, and starting the embedded network …')
const [network] = await Promise.all([
  values.mainnet ? undefined : startNetwork(),
  values.built ? undefined : buildSite(directory, values.mainnet ? {} : embedded),
])
const front = network && createFront(network, { control: values.control })
const site = createSiteHost(directory)

const server = createServer(async (req, res) => {
  if (!(await front?.(req, res))) site(req, res)
})

server.listen(port, () => {
  network?.run()
  console.log(`\nNanoscope is ready: ${origin}\n`)
  if (network) for (const [name, path] of worthOpening(network)) console.log(`  ${name.padEnd(24)} ${origin}${path}`)
})

/** Ten addresses that show the site from all sides. */
function worthOpening({ chain, almanac }: Network): [string, string][] {
  const head = chain.head(-1)
  const crowded = chain.transaction(
    Buffer.from(almanac.worthOpening.get('transaction with many messages') ?? '', 'hex'),
  )
  const failed = chain.transaction(Buffer.from(almanac.worthOpening.get('failed transaction') ?? '', 'hex'))
  return [
    ['Home', paths.home],
    ['Blocks', paths.blocks],
    ['Newest masterchain block', blockPath(head)],
    ['The shard block it commits', blockPath(head.shards[0] ?? head)],
    ['First masterchain block', '/block/1'],
    ['A crowded shard block', crowded ? blockPath(crowded.block) : '/block/2'],
    ['A block with a failure', failed ? blockPath(failed.block) : '/block/3'],
    ['A block yet to come', `/block/${head.seqno + 1000}`],
    ['No such block', '/block/abc'],
    ['No such page', '/nowhere'],
  ]
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    network?.close()
    process.exit(0)
  })
}
