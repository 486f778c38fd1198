import { type Movements, newestMovements } from '../domain/transaction/movements.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { query } from './base/query.ts'
import { $masterchain } from './blocks.ts'
import { askHead, BLOCKS_AT_ONCE, hasRead, readNewest } from './transactions.ts'

export const MOVEMENTS_SHOWN = 10

/** The newest block from the store, or from a provider when the store has none. */
function headOnScreen(call: Call) {
  const head = $masterchain().get()
  return head.status === 'ready' ? Promise.resolve(head.value) : askHead(call)
}

const readMovements = async (call: Call, blocks: number) =>
  newestMovements(await readNewest(call, blocks, headOnScreen), MOVEMENTS_SHOWN)

/** Movements in the network's latest blocks, for Home, loaded after its other data. */
export const $movements = query({
  key: 'movements',
  freshFor: 30 * SECOND,
  refetch: 30 * SECOND,
  rank: RANK.refresh,
  async *load(call): AsyncGenerator<Movements, Movements> {
    const isRefresh = hasRead()
    const first = await readMovements(call, 1)
    if (isRefresh || first.moves.length >= MOVEMENTS_SHOWN) return first
    yield first
    return await readMovements(call, BLOCKS_AT_ONCE)
  },
})
