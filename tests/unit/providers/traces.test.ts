import { expect, test } from 'vitest'
import { indexerRow, transactionBytes } from '../../support/boc.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/traces.ts'))

const HASH = 'ab'.repeat(32)
const node = (account: string, parts: object = {}) => {
  const bytes = transactionBytes({ account, text: `to ${account}` })
  return { transaction: indexerRow(bytes), interfaces: ['wallet_v4r2'], ...parts }
}
/** Asks for the first step of the trace. */
const read = (body: { transaction?: { hash: string }; children?: unknown[] }) => {
  const asked = body.transaction?.hash ?? HASH
  network.announce(`/v2/traces/${asked}`, { body })
  return provider.getTrace(fakeCall(), asked)
}

test('trace steps are listed depth first, each with the index of its parent', async () => {
  const { steps, unreadable } = await read(
    node(ALICE, { children: [node(BOB, { children: [node(CAROL)] }), node(CAROL)] }),
  )
  expect(steps.map(({ account, parent }) => [account, parent])).toEqual([
    [ALICE, null],
    [BOB, 0],
    [CAROL, 1],
    [CAROL, 0],
  ])
  expect(steps.every(({ transaction, hash }) => transaction?.hash === hash)).toBe(true)
  expect(steps[0]).toMatchObject({ interfaces: ['wallet_v4r2'], expected: false })
  expect(unreadable).toBe(0)
})

test('a trace step whose message the parent did not send is not linked', async () => {
  const { steps } = await read(node(ALICE, { children: [node(BOB)] }))
  expect(steps.map(({ linked }) => linked)).toEqual([false, false])
})

test('a trace step with bytes of another transaction has no transaction', async () => {
  const foreign = { ...node(BOB), transaction: { ...indexerRow(transactionBytes({ account: BOB })), hash: HASH } }
  const { steps } = await read(node(ALICE, { children: [foreign] }))
  expect(steps[1]).toMatchObject({ account: BOB, hash: HASH, transaction: null })
})

test('marks emulated steps and all their descendants as expected', async () => {
  const { steps } = await read(node(ALICE, { children: [node(BOB, { emulated: true, children: [node(CAROL)] })] }))
  expect(steps.map(({ expected }) => expected)).toEqual([false, true, true])
})

test('a malformed trace step is dropped with its descendants and counted', async () => {
  const odd = [null, 7, {}, { transaction: {} }, node(BOB, { transaction: { ...node(BOB).transaction, account: {} } })]
  const { steps, unreadable } = await read(node(ALICE, { children: [...odd, node(CAROL)] }))
  expect(steps.map(({ account }) => account)).toEqual([ALICE, CAROL])
  expect(unreadable).toBe(5)
})

test('a trace without a first step is malformed', async () => {
  await expect(read({ children: [node(ALICE)] })).rejects.toMatchObject({ kind: 'malformed' })
})

test('a trace without the requested transaction is rejected', async () => {
  network.announce(`/v2/traces/${HASH}`, { body: node(ALICE, { children: [node(BOB)] }) })
  await expect(provider.getTrace(fakeCall(), HASH)).rejects.toMatchObject({ kind: 'another', detail: 'trace' })
})

test('a trace can be requested by a step below the first one', async () => {
  const below = node(BOB)
  network.announce(`/v2/traces/${below.transaction.hash}`, { body: node(ALICE, { children: [below] }) })
  expect((await provider.getTrace(fakeCall(), below.transaction.hash)).steps).toHaveLength(2)
})

test('a trace of 1,024 levels is read without recursion', async () => {
  let tree = node(BOB)
  for (let level = 1; level < 1024; level++) tree = node(BOB, { children: [tree] })
  expect((await read(tree)).steps).toHaveLength(1024)
})

test('a trace names the addresses that the indexer knows', async () => {
  const named = node(ALICE)
  named.transaction.account = { ...named.transaction.account, name: 'alice.ton' } as typeof named.transaction.account
  expect((await read(named)).known[ALICE]).toMatchObject({ name: 'alice.ton', isWallet: true })
})
