import { test } from 'vitest'
import { openLying } from './support/lies.ts'

const load = () => import('../../src/islands/transaction/TransactionScreen.tsx')
type State = { code_hash: string | null }
type Row = { account_state_before: State; account_state_after: State }

const hashOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')

/** Opens a payment whose states have these hashes of code at toncenter's index. */
const open = (before: string | null, after: string | null) =>
  openLying('/tx/{transaction with a comment}', load, (route, answer) => {
    if (route !== '/api/v3/traces') return undefined
    const { traces } = answer as { traces: { transactions: Record<string, Row> }[] }
    for (const trace of traces)
      for (const row of Object.values(trace.transactions)) {
        row.account_state_before.code_hash = before
        row.account_state_after.code_hash = after
      }
    return answer
  })

test('the notice of replaced contract code names toncenter as its source', async () => {
  const { screen } = await open(hashOf(1), hashOf(2))
  await screen.findByText('toncenter says that the code of this contract was replaced')
  screen.getByText('Check that this was you')
})
