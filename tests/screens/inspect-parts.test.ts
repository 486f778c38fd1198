import { expect, test, vi } from 'vitest'
import type { Kind } from '../../src/domain/inspect/kinds.ts'
import type { Message } from '../../src/domain/transaction/transaction.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { message, transaction } from '../support/transaction.ts'

/** Providers that know nothing. */
const SILENT = { faults: [{ match: '/', status: 400 }] }
const hash = (digit: string) => digit.repeat(64)
const starts = (address: string) => expect.stringMatching(`^${address}…`)

/** Facts of the message of 1 TON from Bob to Alice. */
const ends = { From: starts('EQC7u7'), To: starts('EQCqqq') }
const own = { 'Message hash': hash('3'), Body: 'none' }
const internal = { ...own, ...ends, Value: '1 TON', 'Forward fee': '0.0004 TON', Bounce: 'yes', 'Logical time': '1' }

test.each<[string, Partial<Message>, object]>([
  ['internal', { fwdFee: '400000' }, internal],
  [
    'internal, with another currency and a contract',
    { fwdFee: '400000', extra: [{ id: 7, amount: '1234' }], init: { code: null, data: hash('d') } },
    { ...internal, 'Other currencies': '1,234 of currency 7', 'State init': `code —, data ${hash('d')}` },
  ],
  [
    'external',
    { kind: 'external-in', source: null, normalized: hash('9') },
    { ...own, 'Normalised hash (TEP-467)': hash('9'), To: ends.To },
  ],
  [
    'a log',
    { kind: 'external-out', destination: null, external: 'ab12' },
    { ...own, From: ends.From, 'External address': 'ab12', 'Logical time': '1' },
  ],
])('an inspected message that is %s has the facts of its kind', async (_, parts, expected) => {
  const load = part(async () => (await import('../../src/islands/inspect/MessageFacts.tsx')).MessageFacts, {
    message: message(parts),
  })
  await openScreen('/inspect', load, SILENT)
  expect(factsOf()).toEqual(expected)
})

const NOTE = 'The code itself is in a library of the masterchain, not in these bytes.'
const link: Kind = { kind: 'link', uri: 'https://a.example/' }
const library: Kind = { kind: 'library', hash: hash('4') }
const attributes = [
  { name: 'name', key: hash('1'), text: 'Coin' },
  { name: null, key: hash('2'), text: null },
]

test.each<[Kind, object, number]>([
  [
    { kind: 'proof', hash: hash('1'), about: [] },
    { 'Hash that it proves': hash('1'), 'What it is about': 'Nothing that is known: only cells.' },
    0,
  ],
  [
    { kind: 'proof', hash: hash('1'), about: [link, library] },
    {
      'Hash that it proves': hash('1'),
      'What it is about': 'Link to token content, Library reference',
      Link: 'https://a.example/',
      'Hash of the code': hash('4'),
    },
    1,
  ],
  [
    { kind: 'update', before: hash('1'), after: hash('2'), about: [link] },
    {
      'Hash before': hash('1'),
      'Hash after': hash('2'),
      'What it is about': 'Link to token content',
      Link: 'https://a.example/',
    },
    0,
  ],
  [{ kind: 'content', attributes }, { name: 'Coin', '22222222…': 'no text' }, 0],
])('inspected bytes have the facts of their kind: case %#', async (kind, expected, notes) => {
  const load = part(async () => (await import('../../src/islands/inspect/KindFacts.tsx')).KindFacts, {
    kind,
    cell: null,
  })
  const { screen } = await openScreen('/inspect', load, SILENT)
  expect(factsOf()).toEqual(expected)
  expect(screen.queryAllByText(NOTE)).toHaveLength(notes)
})

const ASSUMED = 'The bytes do not name its workchain; basechain is assumed.'

test.each<[string, boolean, string | undefined, number]>([
  ['0', true, undefined, 0],
  ['9', false, '22222222…222222', 1],
])('an inspected transaction after logical time %s has a link to the previous one, if any', async (...given) => {
  const [prevLt, workchainKnown, previous, notes] = given
  const load = part(async () => (await import('../../src/islands/inspect/TransactionFacts.tsx')).TransactionFacts, {
    transaction: transaction({ prevLt }),
    workchainKnown,
  })
  const { screen } = await openScreen('/inspect', load, SILENT)
  expect(factsOf()['Previous transaction']).toBe(previous)
  const path = previous && `/tx/${hash('2')}`
  expect(document.querySelector('a[href^="/tx/"]')?.getAttribute('href')).toBe(path)
  expect(screen.queryAllByText(ASSUMED)).toHaveLength(notes)
})

test.each<[number, string, string[]]>([
  [3, '/inspect#AAAA', ['Copy hex', 'Copy base64', 'Copy link to these bytes']],
  [12_001, '', ['Copy hex', 'Copy base64']],
  [2_000_001, '', []],
])('%i inspected bytes can be copied and linked as far as that is useful', async (size, path, names) => {
  const load = part(async () => (await import('../../src/islands/inspect/BagFacts.tsx')).BagFacts, {
    bytes: new Uint8Array(size),
    roots: 1,
    shown: 1,
  })
  await openScreen('/inspect', load, SILENT)
  expect(document.querySelector('a')?.getAttribute('href') ?? '').toBe(path)
  expect([...document.querySelectorAll('button')].map(press => press.getAttribute('aria-label'))).toEqual(names)
})

test('inspected bytes are copied as hex, as base64, and as a complete link', async () => {
  const load = part(async () => (await import('../../src/islands/inspect/BagFacts.tsx')).BagFacts, {
    bytes: Uint8Array.of(1, 2, 255),
    roots: 1,
    shown: 1,
  })
  const { screen, user } = await openScreen('/inspect', load, SILENT)
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void written.push(text))
  for (const name of ['Copy hex', 'Copy base64', 'Copy link to these bytes'])
    await user.click(screen.getByRole('button', { name }))
  expect(written).toEqual(['0102ff', 'AQL/', `${location.origin}/inspect#AQL_`])
})

test('Clear removes the typed text and the chosen file from the form of the inspector', async () => {
  const read: unknown[] = []
  const load = part(async () => (await import('../../src/islands/inspect/InspectForm.tsx')).InspectForm, {
    onRead: (source: unknown) => void read.push(source),
  })
  const { screen, user } = await openScreen('/inspect', load, SILENT)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const chooser = screen.getByLabelText<HTMLInputElement>('Or a file')
  const file = new File(['x'], 'bytes.boc')
  await user.type(field, 'b5ee')
  await user.upload(chooser, file)
  expect([field.value, chooser.files?.length]).toEqual(['b5ee', 1])
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect([field.value, chooser.files?.length]).toEqual(['', 0])
  expect(read).toEqual([{ kind: 'file', file }, null])
})
