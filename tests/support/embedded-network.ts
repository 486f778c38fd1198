import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { guarded } from '../../scripts/localnet/http/guarded.ts'
import { createProviderApis } from '../../scripts/localnet/http/provider-apis.ts'
import { FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** origin of the embedded network's APIs */
    network: string
  }
}

/** Opens the recorded network once for all tests of screens; its blocks are made by their steps alone. */
export default async function open(project: TestProject): Promise<() => void> {
  const network = await openNetwork({ profile: 'standard', genesisTime: FIXED_GENESIS })
  const apis = createProviderApis(network, { control: true })
  await apis.settled()
  const server = createServer(
    guarded(async (req, res) => {
      if (!(await apis(req, res))) res.writeHead(404).end()
    }),
  )
  // By default a server closes a connection that is idle for 5 s, even while a call is being sent.
  server.keepAliveTimeout = 10 * 60_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  project.provide('network', `http://127.0.0.1:${port}`)
  return () => {
    server.closeAllConnections()
    server.close()
    network.close()
  }
}
