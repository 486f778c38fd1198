import type { BlockHeader, BlockId } from '../domain/block/block.ts'
import { problemOf } from '../domain/text/problem.ts'
import type { Call } from '../lib/call.ts'
import { sleep } from '../lib/sleep.ts'
import { SECOND } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { node } from '../providers/node/provider.ts'
import { askNodeHead } from './head.ts'

/** Maximum distance in seqnos from the newest block at which a block is waited for. */
const MAX_DISTANCE = 3
/** Maximum waits: for a block that is not produced yet, and for a block that the node has not applied yet. */
const [MAX_MADE_WAIT_MS, MAX_APPLIED_WAIT_MS] = [3 * SECOND, 10 * SECOND]
const PAUSE_MS = SECOND

const isWaitedFor = (ahead: number) => ahead > 0 && ahead <= MAX_DISTANCE

/** Seqnos by which a block is ahead of the newest block; negative if it is behind. */
const distance = async (call: Call, { seqno }: BlockId) => seqno - (await askNodeHead(call)).seqno

/**
 * Distance of an unavailable block from the newest block. Throws `error` if the distance exceeds `MAX_DISTANCE`, or for any other kind of
 * error.
 */
async function distanceAfter(call: Call, block: BlockId, error: unknown): Promise<number> {
  const kind = problemOf(error)?.kind
  if (kind !== 'not-found' && kind !== 'not-ready') throw error
  const ahead = await distance(call, block).catch(() => Number.POSITIVE_INFINITY)
  if (Math.abs(ahead) > MAX_DISTANCE) throw error
  return ahead
}

/**
 * Loads the header of a masterchain block that may not be produced yet. `failure` is the error of an earlier attempt with `get`. While the
 * block is ahead of the newest one, only the newest block is polled. Throws ProviderError: `not-ready` after the maximum wait.
 */
export async function awaitHeader(
  call: Call,
  block: BlockId,
  get: (call: Call, block: BlockId) => Promise<BlockHeader>,
  failure?: unknown,
): Promise<BlockHeader> {
  const start = Date.now()
  const askDistance = () => distance(call, block).catch(() => 0)
  let isTried = failure !== undefined
  let ahead = isTried ? await distanceAfter(call, block, failure) : await askDistance()
  for (;;) {
    if (!isTried && !isWaitedFor(ahead)) {
      try {
        return await get(call, block)
      } catch (error) {
        ahead = await distanceAfter(call, block, error)
      }
    }
    isTried = false
    const waited = Date.now() - start
    if (waited > (ahead > 0 ? MAX_MADE_WAIT_MS : MAX_APPLIED_WAIT_MS))
      throw new ProviderError('not-ready', node.name, 'not there yet')
    await sleep(PAUSE_MS, call.signal)
    if (isWaitedFor(ahead)) ahead = await askDistance()
  }
}
