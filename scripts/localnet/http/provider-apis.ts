import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Network } from '../chain/types.ts'
import { createIndexV3 } from '../index-v3/index-v3.ts'
import { createIndexer } from '../indexer/indexer.ts'
import { createNodeApi } from '../node-api/node-api.ts'
import type { Answer } from './answer.ts'
import { createControl } from './control.ts'
import { Degradations } from './degradations.ts'
import { falseAnswer, gatewayAnswer, truncated } from './fault-answers.ts'
import { type Fault, Faults } from './faults.ts'
import { type LogEntry, type Provider, RequestLog } from './log.ts'
import { readBody } from './request.ts'
import { requestUrl } from './request-url.ts'

export type ProviderApisOptions = {
  /** enables `/control`; disabled by default */
  control?: boolean
  /** records all calls for `/control/log`; enabled by default with `control` */
  requestLog?: boolean
  /** delay of the indexer after a block in ms; one second by default, like the real indexer */
  indexLagMs?: number
}

/** Answers a request and resolves with true, or with false if the path is not its own. */
export type ProviderApis = {
  (req: IncomingMessage, res: ServerResponse): Promise<boolean>
  /** Resolves when the indexer has read the initial chain; before that, answers take seconds. */
  settled: () => Promise<void>
}

type Talk = { req: IncomingMessage; res: ServerResponse; url: URL; body: Buffer }
type Side = Provider | 'control'

const V3 = '/api/v3/'

function sideOf(path: string, control: boolean): Side | null {
  if (path.startsWith('/api/v2/') || path.startsWith(V3)) return 'node'
  if (path.startsWith('/v2/') || path.startsWith('/imgproxy/')) return 'indexer'
  return control && path.startsWith('/control/') ? 'control' : null
}

/** Sets CORS headers. The real node API permits all headers, the indexer only two, so that a preflight with others fails. */
function allowOrigin({ req, res }: Pick<Talk, 'req' | 'res'>, side: Side): void {
  res.setHeader('Access-Control-Allow-Origin', '*')
  if (req.method !== 'OPTIONS') return
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE, OPTIONS')
  const asked = req.headers['access-control-request-headers'] ?? '*'
  res.setHeader('Access-Control-Allow-Headers', side === 'indexer' ? 'Content-Type, X-Capability' : asked)
}

const compress = promisify(gzip)
/** Minimum size in bytes of a compressed answer. */
const MIN_COMPRESSED = 1024

/** Sends an answer; compresses JSON if accepted, like the providers' gateways, since pages are measured by transferred bytes. */
async function send({ res, req }: Pick<Talk, 'req' | 'res'>, { status, contentType, body }: Answer): Promise<void> {
  const takesGzip = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))
  const isCompressed = takesGzip && body.length >= MIN_COMPRESSED && contentType.includes('json')
  const bytes = isCompressed ? await compress(body) : body
  res.statusCode = status
  res.setHeader('Content-Type', contentType)
  res.setHeader('Vary', 'Accept-Encoding')
  if (isCompressed) res.setHeader('Content-Encoding', 'gzip')
  res.setHeader('Content-Length', bytes.length)
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

function drop({ req, res }: Talk, answer: Answer | undefined): void {
  if (!answer) {
    req.socket.destroy()
    return
  }
  // announces one more byte than it sends, so that the answer is detected as truncated
  res.writeHead(answer.status, { 'Content-Type': answer.contentType, 'Content-Length': answer.body.length + 1 })
  res.write(answer.body, () => req.socket.destroy())
}

async function answerWithFault(
  talk: Talk,
  provider: Provider,
  fault: Fault,
  truth: () => Promise<Answer>,
): Promise<number> {
  if (fault.delayMs) await sleep(fault.delayMs)
  if (fault.cors === false) talk.res.removeHeader('Access-Control-Allow-Origin')
  if (fault.drop && fault.truncate === undefined) {
    drop(talk, undefined)
    return 0
  }
  const answer = truncated(falseAnswer(fault, provider) ?? (await truth()), fault)
  if (fault.drop) {
    drop(talk, answer)
    return 0
  }
  await send(talk, answer)
  return answer.status
}

/** HTTP server of a network: node API under `/api/v2`, its host's index under `/api/v3`, indexer under `/v2`, control API under `/control`. */
export function createProviderApis(network: Network, options: ProviderApisOptions = {}): ProviderApis {
  const control = options.control ?? false
  const log = (options.requestLog ?? control) ? new RequestLog() : null
  const faults = new Faults()
  const degradations = new Degradations()
  const indexer = createIndexer(network, options.indexLagMs ?? 1000)
  const nodeApi = createNodeApi(network, indexer.index)
  const indexV3 = createIndexV3(network, indexer.index)
  const apis = { node: nodeApi, indexer: indexer.answer }
  const answerControl = createControl({ network, faults, degradations, log: log ?? new RequestLog() })

  const answerProvider = async (talk: Talk, provider: Provider): Promise<void> => {
    const { req, url } = talk
    const path = url.pathname + url.search
    const client = req.headers['user-agent'] ?? ''
    const at = performance.timeOrigin + performance.now()
    const entry: LogEntry = { provider, method: req.method ?? 'GET', path, at, status: 0, client }
    log?.add(entry)
    const api = url.pathname.startsWith(V3) ? indexV3 : apis[provider]
    const truth = () => api(entry.method, url, talk.body, degradations.of(client))
    const fault = faults.meet(provider, path, client)
    if (fault) {
      entry.status = await answerWithFault(talk, provider, fault, truth)
      return
    }
    const answer = await truth()
    entry.status = answer.status
    await send(talk, answer)
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const url = requestUrl(req)
    const side = sideOf(url.pathname, control)
    if (!side) return false
    allowOrigin({ req, res }, side)
    if (req.method === 'OPTIONS') {
      res.writeHead(204).end()
      return true
    }
    const body = await readBody(req)
    if (body === 'aborted') return true
    if (body === 'too long') {
      res.setHeader('Connection', 'close')
      await send({ req, res }, gatewayAnswer(side === 'node' ? 'node' : 'indexer', 413))
      return true
    }
    const talk = { req, res, url, body }
    if (side === 'control') await send(talk, await answerControl(req.method ?? 'GET', url, talk.body))
    else await answerProvider(talk, side)
    return true
  }

  const settled = async () => void (await indexer.index.tokens())
  return Object.assign(answer, { settled })
}
