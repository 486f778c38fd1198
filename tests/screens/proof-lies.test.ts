import { expect, inject, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { changed, verdicts } from '../support/lies.ts'
import { EmbeddedNetwork } from '../support/network.ts'
import { openLying } from './support/lies.ts'

const address = () => import('../../src/islands/address/AddressScreen.tsx')
const block = () => import('../../src/islands/block/BlockScreen.tsx')
const transaction = () => import('../../src/islands/transaction/TransactionScreen.tsx')

type Island = Parameters<typeof openLying>[1]

/** Opens a screen with one false field in one route, and proves the shown values. */
async function prove(path: string, load: Island, lie?: [route: string, ...place: string[]]) {
  const [route, ...place] = lie ?? []
  const opened = await openLying(path, load, (asked, answer) => (asked === route ? changed(answer, place) : undefined))
  const { screen, user } = opened
  await user.click(await screen.findByRole('button', { name: /Prove it/ }))
  await screen.findByRole('button', { name: /^Save (?:proof|evidence)$/ })
  return opened
}

const labels = () => verdicts().marked.map(mark => mark.split(':')[0])

test('account values that validators signed get a mark', async () => {
  await prove('/address/{wallet}', address)
  const marked = ['Status', 'Balance', 'Account status', 'Last transaction', 'Contract', 'Code hash', 'Data hash']
  await eventually(() => expect(labels()).toEqual(expect.arrayContaining(marked)))
  expect(verdicts().said).toEqual([])
})

const ACCOUNT = '/api/v2/getAddressInformation'

test.each([
  ['balance', /^toncenter says [\d,.]+ TON, validators signed [\d,.]+ TON$/, ['Balance']],
  ['state', /^toncenter says \S+, validators signed active$/, ['Account status', 'Status']],
] as const)(
  'a false %s of an account is shown beside the signed value and gets no mark',
  async (field, words, without) => {
    await prove('/address/{wallet}', address, [ACCOUNT, 'result', field])
    await eventually(() => expect(verdicts().said[0]).toMatch(words))
    await eventually(() => expect(labels()).toContain('Code hash'))
    for (const label of without) expect(labels()).not.toContain(label)
  },
)

test('an account of another moment has no false values, and differing values get no mark', async () => {
  await prove('/address/{wallet}', address, [ACCOUNT, 'result', 'last_transaction_id', 'lt'])
  await eventually(() => expect(labels()).toContain('Balance'))
  expect(verdicts().said).toEqual([])
})

const HEADER = '/api/v2/getBlockHeader'

test('block values that validators signed get a mark, and the panel shows fees and transactions', async () => {
  const { screen } = await prove('/block/{seqno}', block)
  const marked = ['Root hash', 'Global ID', 'Version', 'Generated at']
  await eventually(() => expect(labels()).toEqual(marked))
  screen.getByText('Fees collected')
  expect(verdicts().said).toEqual([])
})

test.each([
  ['gen_utime', 'Generated at'],
  ['global_id', 'Global ID'],
  ['version', 'Version'],
])('a false %s of a block is shown beside the signed value and gets no mark', async (field, label) => {
  await prove('/block/{seqno}', block, [HEADER, 'result', field])
  await eventually(() =>
    expect(verdicts().said).toEqual([expect.stringMatching(/^toncenter says .+, validators signed /)]),
  )
  expect(labels()).not.toContain(label)
  expect(labels()).toContain('Root hash')
})

test('the proof of a block counts a transaction whose listed hash is false as not read', async () => {
  const { screen } = await prove('/block/{seqno}', block, [
    '/api/v2/getBlockTransactionsExt',
    'result',
    'transactions',
    '0',
    'transaction_id',
    'hash',
  ])
  await screen.findByText('1 of them could not be read in the list below.')
})

test('block, value, fee and phases of a proved transaction get a mark', async () => {
  const phases = ['Storage fee', 'Compute phase', 'Gas', 'Bounce phase', 'Account state', 'Total fees']
  const marked = ['Block', 'Value', 'Fee', 'Block', ...phases]
  await prove('/tx/{failed transaction}', transaction)
  await eventually(() => expect(labels()).toEqual(marked))
})

test('a transaction with another hash than requested shows none of its values', async () => {
  const asked = 'ab'.repeat(32)
  const state = await new EmbeddedNetwork(inject('network'), 'lies').state()
  const { screen } = await openLying(`/tx/${asked}`, transaction, () => undefined, {
    instead: [asked, state.worthOpening['failed transaction'] ?? ''],
  })
  await screen.findByText('toncenter v3 answered with another trace, so nothing of it is shown.')
  expect(screen.queryByText('Fee')).toBeNull()
  expect(screen.queryByRole('button', { name: /Prove it/ })).toBeNull()
})
