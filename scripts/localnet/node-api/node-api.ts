import type { Network } from '../chain/types.ts'
import { type Answer, jsonAnswer } from '../http/answer.ts'
import type { Degradation } from '../http/degradations.ts'
import { type Fields, isFields, type Wire } from '../http/json.ts'
import type { Index } from '../indexer/chain-index.ts'
import { type Method, methods } from './methods.ts'
import { Params } from './params.ts'
import { Refusal, unparsable } from './refusal.ts'

/** Methods that the server accepts over POST only. */
const POST_ONLY = new Set(['runGetMethod', 'runGetMethodStd', 'sendBoc', 'sendBocReturnHash', 'estimateFee'])

let calls = 0

/** Returns `@extra`: `<seconds>:<worker>:<random>`. The server's support uses it; here the last part counts calls. */
const extra = (): string => {
  calls += 1
  return `${(Date.now() / 1000).toFixed(7)}:0:${calls}`
}

/** Parameters of a query. `libraries` is a list; of other repeated parameters the last value counts. */
const queryFields = (query: URLSearchParams): Fields => ({
  ...Object.fromEntries(query),
  ...(query.has('libraries') && { libraries: query.getAll('libraries') }),
})

function parseBody(body: Buffer): Fields {
  try {
    const parsed: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
    if (isFields(parsed)) return parsed
  } catch {
    // falls through to the server's refusal
  }
  throw new Refusal(422, 'failed to parse post request: invalid JSON')
}

function failure(error: unknown, rpc: Fields): Answer {
  const code = error instanceof Refusal ? error.code : 500
  const text = error instanceof Error ? error.message : String(error)
  return jsonAnswer(code, { ok: false, error: text, code, '@extra': extra(), ...(rpc as Record<string, Wire>) })
}

/** Creates the node API of a network: `(method, url, body)` → answer with the `{ok, result}` envelope. */
export function createNodeApi(network: Network, index: Index) {
  type Asked = { name: string; fields: Fields; rpc: Fields; degradation: Degradation }

  const run = async ({ name, fields, rpc, degradation }: Asked): Promise<Answer> => {
    const method: Method | undefined = methods.get(name)
    try {
      if (!method) throw new Refusal(404, `Method '${name}' not found`)
      const result = await method({ network, chain: network.chain, index, params: new Params(fields), degradation })
      return jsonAnswer(200, { ok: true, result, '@extra': extra(), ...(rpc as Record<string, Wire>) })
    } catch (error) {
      return failure(error, rpc)
    }
  }

  const runRpc = (body: Buffer, degradation: Degradation): Promise<Answer> => {
    const call = parseBody(body)
    const name = String(call.method ?? '')
    const params = isFields(call.params) ? call.params : {}
    return run({ name, fields: params, rpc: { jsonrpc: '2.0', id: String(call.id ?? '') }, degradation })
  }

  return async (verb: string, url: URL, body: Buffer, degradation: Degradation = {}): Promise<Answer> => {
    try {
      const name = url.pathname.slice('/api/v2/'.length).replace(/\/$/, '')
      if (name === 'jsonRPC') {
        if (verb !== 'POST') throw new Refusal(405, 'Method Not Allowed')
        return await runRpc(body, degradation)
      }
      if (verb !== 'POST' && POST_ONLY.has(name)) throw unparsable('Method Not Allowed')
      const query = queryFields(url.searchParams)
      const fields = verb === 'POST' ? { ...query, ...parseBody(body) } : query
      return await run({ name, fields, rpc: {}, degradation })
    } catch (error) {
      return failure(error, {})
    }
  }
}
