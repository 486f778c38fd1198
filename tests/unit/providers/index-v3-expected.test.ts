import { expect, test } from 'vitest'
import { indexV3Row, sent, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/index-v3/pending.ts'))

const receives = (from: string, to: string, place: number, sendsTo: string[] = []) =>
  transactionBytes({ account: to, received: sent(from, to, place), sendsTo })

/** Alice paid Bob and Carol in a block. In the emulation both receive it, Bob pays Alice back, and she pays Carol. */
const bob = receives(ALICE, BOB, 0, [ALICE])
const carol = receives(ALICE, CAROL, 1)
const alice = receives(BOB, ALICE, 0, [CAROL])
const later = receives(ALICE, CAROL, 0)
const foreseen = [bob, carol, alice, later].map(bytes => ({ ...indexV3Row(bytes), emulated: true }))
const paid = indexV3Row(transactionBytes({ sendsTo: [BOB, CAROL] }))
const trace = { transactions: { ...[paid, ...foreseen] }, trace_info: { trace_state: 'pending' } }

test.each([
  ['Bob', BOB, [bob.hash]],
  // Bob has not sent her anything yet.
  ['Alice', ALICE, []],
  ['Carol', CAROL, [carol.hash]],
])(
  'for %s, a pending trace expects the messages sent to that account by confirmed transactions',
  async (_, account, own) => {
    network.announce(`/api/v3/pendingTraces?account=${encodeURIComponent(account)}`, {
      body: { traces: [trace], address_book: {}, metadata: {} },
    })
    const { transactions, unreadable } = await provider.getExpectedTransactions(fakeCall(), account)
    expect(transactions.map(({ account, hash }) => ({ account, hash }))).toEqual(own.map(hash => ({ account, hash })))
    expect(unreadable).toBe(0)
  },
)
