import type { Network } from '../chain/types.ts'
import { type Answer, jsonAnswer } from './answer.ts'
import type { Degradations } from './degradations.ts'
import { blockId } from './encode.ts'
import type { Fault, Faults } from './faults.ts'
import { isFields, type Wire } from './json.ts'
import type { RequestLog } from './log.ts'
import { createRouter, type Route } from './router.ts'

export type ControlParts = { network: Network; faults: Faults; degradations: Degradations; log: RequestLog }
type ControlCall = ControlParts & { query: URLSearchParams; body: unknown }
type ControlHandler = (call: ControlCall) => Wire | Promise<Wire>

const MAX_STEPS = 1000

/** Newest kept blocks after a split and after a merge, with the blocks before. */
function turningPoints({ chain }: Network) {
  const blocks = [...chain.blocks(0)]
  const [split, merge] = [
    blocks.findLast(({ flags }) => flags.afterSplit),
    blocks.findLast(({ flags }) => flags.afterMerge),
  ]
  const twins = blocks.filter(
    ({ prev }) => split && prev[0]?.rootHash.equals(split.prev[0]?.rootHash ?? Buffer.alloc(0)),
  )
  return {
    split: split && { before: split.prev.map(blockId), after: twins.map(blockId) },
    merge: merge && { before: merge.prev.map(blockId), after: [blockId(merge)] },
  }
}

const state: ControlHandler = ({ network, faults }) => ({
  running: network.running,
  now: network.chain.now,
  masterchain: network.chain.head(-1).seqno,
  basechain: network.chain.head(0).seqno,
  oldest: network.chain.oldest(-1),
  shards: network.chain.head(-1).shards.map(blockId),
  ...turningPoints(network),
  worthOpening: Object.fromEntries(network.fixtures.worthOpening),
  roles: Object.fromEntries(
    [...network.fixtures.roles].map(([role, addresses]) => [role, addresses.map(address => address.toRawString())]),
  ),
  faults: faults.list() as Wire,
})

const step: ControlHandler = async call => {
  const count = Math.min(Math.max(Number(call.query.get('count') ?? 1) || 1, 1), MAX_STEPS)
  for (let taken = 0; taken < count; taken += 1) await call.network.step()
  return state(call)
}

const run: ControlHandler = call => {
  call.network.run()
  return state(call)
}

const pause: ControlHandler = call => {
  call.network.pause()
  return state(call)
}

const reset: ControlHandler = call => {
  call.faults.clear()
  call.degradations.clear()
  call.log.clear()
  return state(call)
}

const isFault = (value: unknown): value is Fault => isFields(value) && typeof value.match === 'string'

const addFaults: ControlHandler = ({ faults, body }) => {
  const wanted = Array.isArray(body) ? body : [body]
  if (!wanted.every(isFault)) throw new Error('each fault needs a "match"')
  faults.add(wanted)
  return { faults: faults.list() as Wire }
}

const clearFaults: ControlHandler = ({ faults, query }) => {
  faults.clear(query.get('client') ?? undefined)
  return { faults: faults.list() as Wire }
}

const listDegradations: ControlHandler = ({ degradations }) => ({ degradations: [...degradations.list()] })

const addDegradation: ControlHandler = call => {
  call.degradations.add(call.body)
  return listDegradations(call)
}

const clearDegradations: ControlHandler = call => {
  call.degradations.clear(call.query.get('client') ?? undefined)
  return listDegradations(call)
}

const readLog: ControlHandler = ({ log, query }) => ({ entries: log.entries(query.get('client') ?? '') })

const clearLog: ControlHandler = ({ log, query }) => {
  log.clear(query.get('client') ?? '')
  return { entries: log.entries() }
}

/** `?client=` limits logs, faults and degradations to one caller: a part of its User-Agent. */
const routes: Route<ControlHandler>[] = [
  { method: 'GET', path: '/control/state', handler: state },
  { method: 'POST', path: '/control/step', handler: step },
  { method: 'POST', path: '/control/run', handler: run },
  { method: 'POST', path: '/control/pause', handler: pause },
  { method: 'POST', path: '/control/reset', handler: reset },
  { method: 'GET', path: '/control/faults', handler: ({ faults }) => ({ faults: faults.list() as Wire }) },
  { method: 'POST', path: '/control/faults', handler: addFaults },
  { method: 'DELETE', path: '/control/faults', handler: clearFaults },
  { method: 'GET', path: '/control/degradations', handler: listDegradations },
  { method: 'POST', path: '/control/degradations', handler: addDegradation },
  { method: 'DELETE', path: '/control/degradations', handler: clearDegradations },
  { method: 'GET', path: '/control/log', handler: readLog },
  { method: 'DELETE', path: '/control/log', handler: clearLog },
]

/** Control API of the network's clock and faults: for tests, never on a public port. */
export function createControl(parts: ControlParts) {
  const find = createRouter(routes)
  return async (method: string, url: URL, body: Buffer): Promise<Answer> => {
    const found = find(method, url.pathname)
    if (!found) return jsonAnswer(404, { error: 'no such control' })
    try {
      const parsed: unknown = body.length > 0 ? JSON.parse(body.toString()) : undefined
      return jsonAnswer(200, await found.route.handler({ ...parts, query: url.searchParams, body: parsed }))
    } catch (error) {
      return jsonAnswer(400, { error: error instanceof Error ? error.message : String(error) })
    }
  }
}
