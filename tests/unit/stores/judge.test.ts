import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '../../../src/domain/account/account.ts'
import type { BlockHeader } from '../../../src/domain/block/block.ts'
import type { Claim, ClaimHint } from '../../../src/domain/proof/claim.ts'
import type { QueryState } from '../../../src/lib/query-state.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { ALICE } from '../../attacks/support/blocks.ts'
import { createWorlds, worldOf } from '../../attacks/support/world.ts'
import { eventually } from '../../support/eventually.ts'
import { bagOf, proofOf } from '../ton/proof/support/merkle.ts'
import { type Answers, absent, answersFrom, openPage } from './support/proof-providers.ts'

const { rounds, anchors, world } = createWorlds()
const { blocks } = world
const claimOf = (name: string): Claim => world.honest.find(one => one.name === `${name}, signed`)!.claim
const honest = answersFrom(world, rounds)
const nothingPinned = { made: 0, sets: [] }

const shown: Account = {
  address: `0:${ALICE}` as RawAddress,
  state: 'uninitialized',
  balance: '5000000000',
  lastTransaction: { hash: `${'0'.repeat(62)}42`, lt: '77' },
  codeHash: null,
  dataHash: null,
}
const header: BlockHeader = {
  ...blocks.block.id,
  globalId: -239,
  version: 0,
  genUtime: 1500,
  previous: [],
  beforeSplit: false,
}
const ready = <T>(value: T, ...sources: string[]): QueryState<T> => ({
  status: 'ready',
  value,
  at: 0,
  sources,
  saved: false,
  changing: false,
})

let answers: Answers
beforeEach(() => {
  answers = { ...honest }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const topic of ['account', 'block']) vi.doUnmock(`../../../src/stores/${topic}.ts`)
})

/** A page that shows an account and a block by toncenter's word. */
async function open(build = anchors) {
  const $shown = atom(ready(shown, 'toncenter'))
  const $header = atom(ready(header, 'tonapi', 'toncenter'))
  vi.doMock('../../../src/stores/account.ts', () => ({ $account: () => $shown }))
  vi.doMock('../../../src/stores/block.ts', () => ({ $blockHeader: () => $header }))
  const page = await openPage(answers, 1600, build)
  const { $provedBlock, judgeFigures } = await import('../../../src/stores/judge.ts')
  const { $verdicts } = await import('../../../src/stores/verdicts.ts')
  async function judge(claim: Claim, hint?: ClaimHint) {
    const { proof, grade } = await page.prove(claim, hint)
    judgeFigures(proof, hint)
    return { proof, grade, again: (hint?: ClaimHint) => judgeFigures(proof, hint) }
  }
  return { ...page, $shown, $header, $verdicts, $provedBlock, judge }
}

const kindsOf = ({ figures }: { figures: Record<string, unknown> }) =>
  Object.fromEntries(Object.entries(figures).map(([name, verdict]) => [name, (verdict as { kind: string }).kind]))

test('an account is compared with its proof at once and after each refresh', async () => {
  const { judge, $shown, $verdicts } = await open()
  await judge(claimOf('account'))
  expect($verdicts.get().who).toBe('toncenter')
  expect(kindsOf($verdicts.get())).toEqual({
    balance: 'same',
    state: 'same',
    lastTransaction: 'same',
    codeHash: 'same',
    dataHash: 'same',
  })
  $shown.set(ready({ ...shown, balance: '6000000000' }, 'tonapi'))
  expect($verdicts.get()).toMatchObject({
    who: 'tonapi',
    figures: { balance: { kind: 'other', shown: '6000000000', signed: '5000000000' } },
  })
})

test('an account is compared with the latest run of its proof', async () => {
  const { judge, storage, $shown, $verdicts } = await open()
  const { proof } = await judge(claimOf('account'))
  $shown.set(ready({ ...shown, balance: '7000000000' }, 'toncenter'))
  expect($verdicts.get().figures.balance).toMatchObject({ kind: 'other', signed: '5000000000' })
  Object.assign(answers, answersFrom(worldOf(rounds, 7_000_000_000n), rounds))
  storage.clear()
  proof.start()
  await eventually(() => expect(proof.get().status).toBe('ended'))
  expect($verdicts.get().figures.balance).toMatchObject({ kind: 'same', signed: '7000000000' })
})

test.each([
  ['signatures of validators that the build does not pin', 'account', nothingPinned],
  ['an account of the past', 'account then', anchors],
])('%s give no verdict on the values shown', async (_, name, build) => {
  const { judge, $verdicts } = await open(build)
  await judge(claimOf(name))
  expect($verdicts.get().figures).toEqual({})
})

test('a proof without signatures gives no verdict on the values shown', async () => {
  answers.getSignatures = absent
  const { judge, $verdicts } = await open()
  expect(await judge(claimOf('account'))).toMatchObject({ grade: 3 })
  expect($verdicts.get().figures).toEqual({})
})

test('a transaction’s block is compared with its proof once it is known', async () => {
  const { judge, $verdicts } = await open()
  const hint = { block: null, utime: 1500, by: 'toncenter v3' } as const
  const { again } = await judge(claimOf('transaction'), hint)
  expect(kindsOf($verdicts.get())).toEqual({ claim: 'same', block: 'same' })
  again({ ...hint, block: { ...blocks.block.id, seqno: 9 } })
  expect($verdicts.get()).toMatchObject({ who: 'toncenter v3', figures: { block: { kind: 'other' } } })
})

test('a block whose bytes are in its proof chain is compared without another call', async () => {
  const { judge, calls, $provedBlock, $verdicts } = await open()
  const { proof } = await judge(claimOf('block'))
  await eventually(() => expect($provedBlock(proof).get().status).toBe('read'))
  expect($provedBlock(proof).get()).toMatchObject({ checked: { kind: 'proved', facts: { utime: 1500 } } })
  expect(calls.filter(name => name === 'getBlockBytes')).toHaveLength(1)
  expect($verdicts.get()).toMatchObject({ who: 'toncenter', figures: { genUtime: { kind: 'same' } } })
})

test('block bytes that the proof chain lacks are fetched, and fetched again after a failure', async () => {
  const isAsked = ({ seqno }: { seqno: number }) => seqno === blocks.block.id.seqno
  answers.getBlockBytes = (call, asked) => (isAsked(asked) ? absent() : honest.getBlockBytes(call, asked))
  const { judge, $provedBlock, $verdicts } = await open()
  const { proof, grade, again } = await judge(claimOf('block'))
  expect(grade).toBe(5)
  await eventually(() => expect($provedBlock(proof).get()).toMatchObject({ problem: { kind: 'not-found' } }))
  expect($verdicts.get().figures).toEqual({})
  answers.getBlockBytes = honest.getBlockBytes
  again()
  await eventually(() => expect($provedBlock(proof).get().status).toBe('read'))
  expect($verdicts.get()).toMatchObject({ figures: { genUtime: { kind: 'same' } } })
  again()
  expect($provedBlock(proof).get().status).toBe('read')
})

test('false bytes of a block give no verdict on the values shown', async () => {
  const link = bagOf(proofOf(blocks.block.root, blocks.block.extra))
  const bytes = [link, bagOf(blocks.next.root)]
  const isAsked = ({ seqno }: { seqno: number }) => seqno === blocks.block.id.seqno
  answers.getBlockBytes = (call, asked) =>
    isAsked(asked) ? Promise.resolve(bytes.shift()!) : honest.getBlockBytes(call, asked)
  const { judge, $provedBlock, $verdicts } = await open()
  const { proof, grade } = await judge(claimOf('block'))
  expect(grade).toBe(5)
  await eventually(() =>
    expect($provedBlock(proof).get()).toMatchObject({ status: 'read', checked: { kind: 'contradicted' } }),
  )
  expect($verdicts.get().figures).toEqual({})
})
