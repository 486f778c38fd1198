import type { BlockHeader, BlockId } from '../domain/block/block.ts'
import { problemOf } from '../domain/text/problem.ts'
import type { Call } from '../lib/call.ts'
import { sleep } from '../lib/sleep.ts'
import { SECOND } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { node } from '../providers/node/provider.ts'
import { askHead } from './head.ts'

/** Distance in seqnos from the newest block up to which a block is waited for. */
const NEAR = 3
/** Waits for a block that is not produced yet, and for one that the node has not applied. */
const [MADE_WAIT, APPLIED_WAIT] = [3 * SECOND, 10 * SECOND]
const PAUSE = SECOND

const isWaitedFor = (ahead: number) => ahead > 0 && ahead <= NEAR

/** Seqnos by which a block is ahead of the newest one, negative behind it. */
const distance = async (call: Call, { seqno }: BlockId) => seqno - (await askHead(call)).seqno

/** Distance of a block that could not be had, where the newest block is near; throws `error` otherwise. */
async function distanceAfter(call: Call, block: BlockId, error: unknown): Promise<number> {
  const kind = problemOf(error)?.kind
  if (kind !== 'not-found' && kind !== 'not-ready') throw error
  const ahead = await distance(call, block).catch(() => Number.POSITIVE_INFINITY)
  if (Math.abs(ahead) > NEAR) throw error
  return ahead
}

/**
 * The header of a masterchain block that may not be made yet, by `get`, whose first try may have ended with `failure`. While the newest
 * block shows that it is ahead, the newest one is asked for alone. Throws ProviderError: `not-ready` when the wait is over.
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
    if (waited > (ahead > 0 ? MADE_WAIT : APPLIED_WAIT))
      throw new ProviderError('not-ready', node.name, 'not there yet')
    await sleep(PAUSE, call.signal)
    if (isWaitedFor(ahead)) ahead = await askDistance()
  }
}
