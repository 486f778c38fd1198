import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '../../../scripts/localnet/chain/types.ts'
import { createProviderApis, type ProviderApisOptions } from '../../../scripts/localnet/http/provider-apis.ts'

export type Served = { origin: string; close(): Promise<void> }

/** Serves a network's provider APIs on a free port. */
export async function serve(network: Network, options: ProviderApisOptions = {}): Promise<Served> {
  const apis = createProviderApis(network, { indexLagMs: 0, ...options })
  const server = createServer(async (req, res) => {
    if (!(await apis(req, res))) res.writeHead(404).end('not mine')
  })
  // A busy machine pauses a test for longer than the five seconds after which Node closes an idle connection under the next call.
  server.keepAliveTimeout = 10 * 60_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
