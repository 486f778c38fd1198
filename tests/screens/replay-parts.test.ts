import { beginCell, storeOutList } from '@ton/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBoc } from '../../src/ton/boc.ts'
import { readTransaction } from '../../src/ton/transaction.ts'
import { transactionBytes } from '../support/boc.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part, rowsOf } from '../support/screen.ts'
import { BOB, message, transaction } from '../support/transaction.ts'

const network = transactionBytes()
const here = transactionBytes({ end: 'frozen', sendsTo: [BOB] })
const cells = (table: HTMLElement) => rowsOf(table).map(row => [...row.cells].map(({ textContent }) => textContent))

test('a replay that differs shows the network’s values beside its own', async () => {
  const load = part(async () => (await import('../../src/islands/replay/Differences.tsx')).Differences, {
    transaction: readTransaction(readBoc(Uint8Array.from(Buffer.from(network.hex, 'hex'))), 0),
    state: { status: 'different', isEarlier: false, transaction: here.base64 } as never,
  })
  const { screen } = await openScreen('/', load)
  expect(cells(await screen.findByRole('table'))).toEqual([
    ['Messages sent', '0', '1'],
    ['State of the account after', 'active', 'frozen'],
  ])
})

test('results of a get-method that returns none after the transaction are shown as before it', async () => {
  const side = { status: 'active', balance: '5000000000', codeHash: null }
  const load = part(async () => (await import('../../src/islands/replay/AccountChanges.tsx')).AccountChanges, {
    account: { before: side, after: side, data: { changes: [] } } as never,
    methods: [
      {
        method: 85_143,
        before: [
          { kind: 'int', value: '7' },
          { kind: 'int', value: '8' },
        ],
        after: null,
      },
    ],
  })
  const { screen } = await openScreen('/', load)
  const rows = cells(await screen.findByRole('table'))
  expect(rows[0]).toEqual(['Balance', '5 TON', '5 TON'])
  expect(rows.slice(1).map(([, before, after]) => [before?.match(/\d+/)?.[0], after])).toEqual([
    ['7', 'none'],
    ['8', 'none'],
  ])
})

test.each([
  ['no cell changed', [], 0, true],
  ['cells changed, of which none is listed', [], 5001, false],
])('data of which %s', async (_, changes, more, isSame) => {
  const side = { status: 'active', balance: '5000000000', codeHash: null }
  const load = part(async () => (await import('../../src/islands/replay/AccountChanges.tsx')).AccountChanges, {
    account: { before: side, after: side, data: { changes, more } } as never,
    methods: [],
  })
  const { screen } = await openScreen('/', load)
  await screen.findByRole('table')
  expect(screen.queryByText('Its data are the same as before.') !== null).toBe(isSame)
  expect(screen.queryByText('and 5001 more cells') !== null).toBe(!isSame)
})

const NONE_DONE = 'The contract asked for this, and it was not carried out: the action phase failed.'

test.each([
  ['succeeded', true],
  ['failed', false],
])('actions of a transaction whose action phase %s', async (_, success) => {
  const reserve = { type: 'reserve' as const, mode: 4, currency: { coins: 1_500_000_000n } }
  const actions = beginCell()
    .store(storeOutList([reserve]))
    .endCell()
    .toBoc()
    .toString('base64')
  const load = part(async () => (await import('../../src/islands/replay/RunResult.tsx')).RunResult, {
    transaction: { compute: null, action: { success } } as never,
    result: { code: null, actions, steps: [], account: null } as never,
  })
  const { screen } = await openScreen('/', load)
  await screen.findByText('Keep back')
  expect(screen.queryByText(NONE_DONE) !== null).toBe(!success)
})

test.each([
  ['after', { before: [{ kind: 'int', value: '7' }], after: null }, ['7', 'failed']],
  ['before', { before: null, after: [{ kind: 'int', value: '7' }] }, ['failed', '7']],
])('a get-method that failed %s the transaction is not said to return none', async (_, results, expected) => {
  const side = { status: 'active', balance: '5000000000', codeHash: 'ab'.repeat(32) }
  const load = part(async () => (await import('../../src/islands/replay/AccountChanges.tsx')).AccountChanges, {
    account: { before: side, after: side, data: { changes: [], more: 0 } } as never,
    methods: [{ method: 85_143, ...results } as never],
  })
  const { screen } = await openScreen('/', load)
  const [, row = []] = cells(await screen.findByRole('table'))
  expect(row.slice(1).map(text => /7|failed|none/.exec(text ?? '')?.[0])).toEqual(expected)
})

test('what a transaction changed in the account is shown before and after it', async () => {
  const codeHash = 'ab'.repeat(32)
  const changes = [
    { path: '1', before: 'aa', after: 'bb' },
    { path: '', before: null, after: 'cc' },
  ]
  const load = part(async () => (await import('../../src/islands/replay/AccountChanges.tsx')).AccountChanges, {
    account: {
      before: { status: 'frozen', balance: '5000000000', codeHash: null },
      after: { status: 'active', balance: '3500000000', codeHash },
      data: { changes, more: 0 },
    } as never,
    methods: [],
  })
  const { screen } = await openScreen('/', load)
  const table = await screen.findByRole('table')
  expect([...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(['Before', 'After'])
  expect(cells(table)).toEqual([
    ['Balance', '5 TON', '3.5 TON'],
    ['State', 'frozen', 'active'],
    ['Code', 'none', codeHash],
  ])
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect([textsOf('dt'), textsOf('del'), textsOf('ins')]).toEqual([
    ['Cell 1', 'Root cell'],
    ['x{aa}', 'none'],
    ['x{bb}', 'x{cc}'],
  ])
})

test('each action of a contract is told by its kind, with its amount, receiver and mode', async () => {
  const kinds = [
    { kind: 'message', mode: 3, message: message({ value: '1500000000', destination: BOB }) },
    { kind: 'message', mode: 0, message: message({ kind: 'external-out', destination: null }) },
    { kind: 'message', mode: 64, message: null },
    { kind: 'reserve', mode: 4, coins: '2000000000' },
    { kind: 'code', hash: 'ab'.repeat(32) },
    { kind: 'library' },
    { kind: 'unknown' },
  ]
  const load = part(
    async () => {
      vi.doMock('../../src/ton/replay/actions.ts', () => ({ readActions: () => kinds }))
      return (await import('../../src/islands/replay/Actions.tsx')).Actions
    },
    { bag: beginCell().endCell().toBoc().toString('base64'), hasFailed: false },
  )
  onTestFinished(() => void vi.doUnmock('../../src/ton/replay/actions.ts'))
  const { screen } = await openScreen('/', load, { faults: [{ match: '/', status: 400 }] })
  screen.getByRole('heading', { name: 'Actions (7)' })
  expect([...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Send a message1\.5 TONEQC7u7….{4}mode 3: fees apart from the amount, skipped on failure$/),
    '2Send a messagemode 0',
    '3Send a messagemode 64: with the amount that came in',
    '4Keep back2 TONmode 4',
    `5Replace the code${'ab'.repeat(32)}`,
    '6Change a library',
    '7An action that is not known',
  ])
})

test('a transaction is replayed on click, not before', async () => {
  const load = part(
    async () => {
      vi.doMock('../../src/islands/replay/ReplayRun.tsx', () => ({ default: () => 'The run' }))
      return (await import('../../src/islands/replay/ReplaySection.tsx')).ReplaySection
    },
    { transaction: transaction() },
  )
  onTestFinished(() => void vi.doUnmock('../../src/islands/replay/ReplayRun.tsx'))
  const { screen, user } = await openScreen('/', load, { faults: [{ match: '/', status: 400 }] })
  const press = screen.getByRole('button', { name: 'Replay' })
  await user.click(press)
  await eventually(() => expect(document.body.textContent).toContain('The run'))
  expect(press.isConnected).toBe(false)
})
