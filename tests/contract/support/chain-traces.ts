import type { ChainTransaction } from '../../../scripts/localnet/chain/types.ts'
import type { Step, Trace } from '../../../src/domain/trace/trace.ts'
import { readTransactions } from '../../../src/providers/bytes/read-boc.ts'
import { rawOf } from '../../support/address.ts'

/** A transaction of the embedded network and its place in a trace; `parent`: place of the step that sent its message. */
export type ChainStep = { item: ChainTransaction; parent: number | null }

/** The steps of the trace that `root` begins, parents first. */
export function stepsBelow(root: ChainTransaction): ChainStep[] {
  const steps: ChainStep[] = []
  const waiting: ChainStep[] = [{ item: root, parent: null }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = steps.push(next) - 1
    waiting.push(...next.item.children.map(item => ({ item, parent: place })))
  }
  return steps
}

/** A trace as the site has it, read from the bytes of its transactions. */
export async function traceOf(steps: ChainStep[]): Promise<Trace> {
  const { transactions } = await readTransactions(
    steps.map(({ item }) => ({
      provider: 'toncenter' as const,
      boc: () => item.cell.toBoc(),
      hash: item.hash.toString('hex'),
      account: rawOf(item.account),
      block: null,
    })),
  )
  return {
    steps: steps.map(({ item, parent }, place): Step => {
      const transaction = transactions[place] ?? null
      return {
        parent,
        hash: item.hash.toString('hex'),
        account: rawOf(item.account),
        transaction,
        expected: false,
        linked: true,
        interfaces: [],
      }
    }),
    known: {},
    unreadable: 0,
  }
}
