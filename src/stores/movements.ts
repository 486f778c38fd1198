import { type Movements, newestMovements } from '../domain/transaction/movements.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { query } from './base/query.ts'
import { $masterchain } from './blocks.ts'
import { readNewest } from './transactions.ts'

export const MOVEMENTS_SHOWN = 10

/** The newest block of the store if loaded, else requested. */
async function headOnScreen(call: Call) {
  const head = $masterchain().get()
  return head.status === 'ready' ? head.value : (await import('./recent-blocks.ts')).loadHead(call)
}

/** Movements in the latest blocks, for Home. Lowest rank. */
export const $movements = query({
  key: 'movements',
  freshFor: 30 * SECOND,
  refetch: 30 * SECOND,
  rank: RANK.refresh,
  async *load(call): AsyncGenerator<Movements, Movements> {
    const lists = readNewest(call, headOnScreen)
    for (;;) {
      const { value: list, done } = await lists.next()
      const movements = newestMovements(list, MOVEMENTS_SHOWN)
      if (done) return movements
      yield movements
    }
  },
})
