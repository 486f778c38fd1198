import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Reading } from '../../src/domain/method/reading.ts'
import { friendlyAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

/** Providers that know nothing. */
const SILENT = { faults: [{ match: '/', status: 400 }] }
const queryOf = (value: unknown) =>
  Object.assign(atom({ status: 'ready', value, at: Date.now(), sources: ['tonapi'], saved: false, changing: false }), {
    refresh() {},
    refetch: undefined,
  })

const HASH = 'a'.repeat(64)
const boc = 'te6cc'
const int = (value: string, hex: string, rest: object = {}): Reading => ({
  kind: 'int',
  value,
  hex,
  flag: null,
  hash: null,
  coins: null,
  time: null,
  isGuess: false,
  ...rest,
})
const fifteen = int('15', '0xf')
const attributes = [
  { name: 'name', key: 'b'.repeat(64), text: 'Coin' },
  { name: null, key: HASH, text: null },
]
const entry = (key: string) => ({ key, address: null, boc: null })

test.each<[Reading, string]>([
  [int('-1', '-0x1', { flag: true }), 'yes'],
  [int('0', '0x0', { flag: false }), 'no'],
  [int('5', '0x5', { hash: HASH }), HASH],
  [fifteen, '15'],
  [int('255', '0xff'), '2550xff'],
  [{ kind: 'address', boc, raw: null }, 'no address'],
  [{ kind: 'text', boc, text: 'alice' }, 'alice'],
  [{ kind: 'uri', boc, uri: 'https://a.example/' }, 'https://a.example/'],
  [{ kind: 'attributes', boc, attributes }, 'name Coinaaaaaaaa… bytes that cannot be read'],
  [{ kind: 'cell', boc, bits: null, refs: 0 }, 'bytes that cannot be read'],
  [{ kind: 'cell', boc, bits: 9, refs: 1 }, '9 bits, 1 reference'],
  [{ kind: 'cell', boc, bits: 9, refs: 2 }, '9 bits, 2 references'],
  [{ kind: 'dictionary', boc, size: 1, keyBits: 8, entries: [entry('7')] }, '1 entry, keys of 8 bits7'],
  [
    { kind: 'dictionary', boc, size: 3, keyBits: 8, entries: [entry('7'), entry('9')] },
    '3 entries, keys of 8 bits79The first 2 are shown.',
  ],
  [{ kind: 'tuple', items: [] }, 'empty'],
  [{ kind: 'tuple', items: [fifteen] }, '1 item115'],
  [{ kind: 'list', items: [fifteen, fifteen, fifteen, fifteen] }, '4 items115215315415'],
  [{ kind: 'list', items: [fifteen, fifteen, fifteen, fifteen, fifteen] }, '5 items115215315415515'],
  [{ kind: 'null' }, 'null'],
  [{ kind: 'nan' }, 'not a number'],
  [{ kind: 'unsupported' }, 'a value that no provider spells out'],
])('a value of a get-method is written by its kind: case %#', async (reading, words) => {
  const load = part(async () => (await import('../../src/islands/contract/ReadingView.tsx')).ReadingView, { reading })
  await openScreen('/', load, SILENT)
  expect(document.querySelector('main')?.textContent).toBe(words)
  const isOpen = document.querySelector('details')?.hasAttribute('open')
  if ('items' in reading && reading.items.length > 0) expect(isOpen).toBe(reading.items.length <= 4)
})

test('an address that a get-method returns is linked, also as the key of a dictionary', async () => {
  const path = `/address/${friendlyAddress(ALICE)}`
  const entries = [{ key: '7', address: ALICE, boc: null }]
  const items: Reading[] = [
    { kind: 'address', boc, raw: ALICE },
    { kind: 'dictionary', boc, size: 1, keyBits: 267, entries },
  ]
  const load = part(async () => (await import('../../src/islands/contract/ReadingView.tsx')).ReadingView, {
    reading: { kind: 'tuple' as const, items },
  })
  await openScreen('/', load, SILENT)
  expect([...document.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([path, path])
})

type Row = { id: number; name?: string; kind: 'int' | 'address' | 'null'; text: string }

test.each<[Row, 'range' | undefined, object]>([
  [
    { id: 1, name: 'owner_address', kind: 'address', text: '' },
    undefined,
    { label: 'owner address', hint: 'in any form', isOff: false, isWrong: 'false', fault: '', kind: undefined },
  ],
  [
    { id: 1, kind: 'int', text: '1' },
    'range',
    {
      label: 'Argument 2',
      hint: 'decimal, or hex after 0x',
      isOff: false,
      isWrong: 'true',
      fault: 'This number has more than 257 bits.',
      kind: 'int',
    },
  ],
  [
    { id: 1, kind: 'null', text: '' },
    undefined,
    { label: 'Argument 2', hint: '', isOff: true, isWrong: 'false', fault: '', kind: 'null' },
  ],
])('an argument has its name or place, a hint for its kind, and its fault: case %#', async (row, fault, expected) => {
  const load = part(async () => (await import('../../src/islands/contract/ArgumentRow.tsx')).ArgumentRow, {
    row,
    place: 2,
    fault,
    onChange() {},
  })
  const { screen } = await openScreen('/', load, SILENT)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect({
    label: document.querySelector('label')?.textContent,
    hint: input.placeholder,
    isOff: input.disabled,
    isWrong: input.getAttribute('aria-invalid'),
    fault: screen.getByRole('alert').textContent,
    kind: document.querySelector('select')?.value,
  }).toEqual(expected)
})

const UNLISTED = 'Its code does not list its methods. One can be run by its name or number.'
const NO_CODE = 'There is no code at this address, so there is nothing to ask.'

test.each<[string, object | null, string, string | undefined]>([
  ['has no code', null, NO_CODE, undefined],
  ['has code that lists no methods', { boc: 'AA+/', hash: HASH }, UNLISTED, '/inspect#AA-_'],
])('a contract that %s says so instead of listing methods', async (_, code, words, path) => {
  const load = part(
    async () => {
      const query = queryOf(code)
      vi.doMock('../../src/stores/contract-code.ts', () => ({ $contractCode: () => query }))
      return (await import('../../src/islands/contract/MethodList.tsx')).default
    },
    { raw: ALICE },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/contract-code.ts'))
  const { screen } = await openScreen('/', load, SILENT)
  screen.getByText(words)
  expect(screen.queryByRole('link', { name: 'Read its code' })?.getAttribute('href')).toBe(path)
})

const NO_SOURCE = 'tonapi has no source of this code'
const OTHER_CODE = 'The source that tonapi has is of another code than the one at this address.'
const MEANING = /^That this source becomes the code above is tonapi's word/

test.each<[string, unknown, number, number, string[]]>([
  ['is unknown', null, 1, 0, []],
  ['is of other code', 'other-code', 1, 1, []],
  ['is known', { codeHash: HASH, files: [{ name: 'main.tolk', content: 'fun main() {}' }] }, 0, 0, ['main.tolk']],
])('source of a contract that %s is shown only if it is of its code', async (_, source, none, other, files) => {
  const load = part(
    async () => {
      const query = queryOf(source)
      vi.doMock('../../src/stores/contract-source.ts', () => ({ $contractSource: () => query }))
      return (await import('../../src/islands/contract/ContractSource.tsx')).default
    },
    { raw: ALICE, codeHash: HASH },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/contract-source.ts'))
  const { screen } = await openScreen('/', load, SILENT)
  const count = (words: string | RegExp) => screen.queryAllByText(words).length
  expect([count(NO_SOURCE), count(OTHER_CODE), count(MEANING)]).toEqual([none, other, files.length])
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(files)
})

test('the get-methods of a contract are listed on click, not before', async () => {
  const load = part(
    async () => {
      vi.doMock('../../src/islands/contract/MethodList.tsx', () => ({ default: () => 'All its methods' }))
      return (await import('../../src/islands/contract/ContractMethods.tsx')).ContractMethods
    },
    { raw: ALICE },
  )
  onTestFinished(() => void vi.doUnmock('../../src/islands/contract/MethodList.tsx'))
  const { screen } = await openScreen('/', load, SILENT)
  const press = screen.getByRole('button', { name: 'Show get-methods' })
  // A click alone: jsdom has no pointer capture.
  press.click()
  await eventually(() => expect(document.body.textContent).toContain('All its methods'))
  expect(press.isConnected).toBe(false)
})
