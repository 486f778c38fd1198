import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { guarded } from './http/guarded.ts'
import { checkPort, listen } from './http/listen.ts'
import { createProviderApis } from './http/provider-apis.ts'
import { openNetwork } from './network.ts'

/** `npm run localnet`: runs the embedded network alone, with both APIs on one port. */
const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'standard' },
    port: { type: 'string', default: '8081' },
    control: { type: 'boolean', default: false },
  },
})

const profiles = ['mini', 'standard', 'busy'] as const
const profile = profiles.find(name => name === values.profile)
if (!profile) throw new Error(`unknown profile "${values.profile}": one of ${profiles.join(', ')}`)

await checkPort(Number(values.port))
const network = await openNetwork({ profile })
const apis = createProviderApis(network, { control: values.control })
const server = createServer(
  guarded(async (req, res) => {
    if (!(await apis(req, res))) res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n')
  }),
)

listen(server, Number(values.port), () => {
  const origin = `http://localhost:${values.port}`
  console.log(`Node API  ${origin}/api/v2\nIndexer   ${origin}/v2`)
  if (values.control) console.log(`Control   ${origin}/control`)
  console.log('\nWorth opening:')
  for (const [name, what] of network.fixtures.worthOpening) console.log(`  ${name.padEnd(24)} ${what}`)
  network.run()
})
