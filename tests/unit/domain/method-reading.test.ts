import { createHash } from 'node:crypto'
import { Address, beginCell, Cell, Dictionary } from '@ton/core'
import { describe, expect, test } from 'vitest'
import type { FieldKind } from '../../../src/domain/method/field.ts'
import { interpret } from '../../../src/domain/method/reading.ts'

const bocOf = (cell: Cell) => cell.toBoc().toString('base64')
const read = (cell: Cell, kind?: FieldKind) => interpret({ kind: 'cell', boc: bocOf(cell) }, kind && { kind })
const EMPTY = beginCell().endCell()
const int = (value: bigint | number, kind?: FieldKind) =>
  interpret({ kind: 'int', value: `${value}` }, kind && { kind })
const snake = (text: string, prefix = '') =>
  beginCell()
    .storeBuffer(Buffer.concat([Buffer.from(prefix, 'hex'), Buffer.from(text)]))
    .endCell()
const long = (text: string, prefix = '') =>
  beginCell().storeBuffer(Buffer.from(prefix, 'hex')).storeStringTail(text).endCell()

describe('an integer result of a get-method', () => {
  const plain = { kind: 'int', flag: null, hash: null, coins: null, time: null }
  test.each([
    [0n, undefined, { hex: '0x0' }],
    [-1n, undefined, { hex: '-0x1' }],
    [42n, undefined, { hex: '0x2a' }],
    [9_999_999n, undefined, { hex: '0x98967f' }],
    [10_000_000n, undefined, { hex: '0x989680', coins: '10000000' }],
    [1_573_822_384n, undefined, { coins: '1573822384' }],
    [1_573_822_385n, undefined, { coins: '1573822385', time: 1_573_822_385 }],
    [2_524_608_000n, undefined, { coins: '2524608000' }],
    [6n * 10n ** 18n, undefined, {}],
    [-(2n ** 256n), undefined, { hex: `-0x1${'0'.repeat(64)}` }],
    [2n ** 256n - 1n, undefined, { hex: `0x${'f'.repeat(64)}` }],
    // Known values are not guessed at.
    [1_700_000_000n, 'int', {}],
    [1_700_000_000n, 'time', { time: 1_700_000_000 }],
    [0n, 'time', {}],
    [-5n, 'time', {}],
    [2n ** 64n, 'time', {}],
    [5n, 'coins', { coins: '5' }],
    [0n, 'coins', { coins: '0' }],
    [-5n, 'coins', {}],
    [-1n, 'flag', { flag: true }],
    [1n, 'flag', { flag: true }],
    [0n, 'flag', { flag: false }],
    [255n, 'hash', { hash: `${'0'.repeat(62)}ff` }],
    [-1n, 'hash', {}],
  ] as const)('the integer result %s of the kind %s is interpreted', (value, kind, expected) => {
    const isGuess = kind === undefined
    expect(int(value, kind)).toMatchObject({ ...plain, value: `${value}`, isGuess, ...expected })
  })
})

describe('an address result of a get-method', () => {
  const address = new Address(-1, Buffer.alloc(32, 0xab))
  const raw = `-1:${'ab'.repeat(32)}`
  test.each([undefined, 'address', 'slice', 'cell'] as const)(
    'an address is recognised by its bits, in a field of the kind %s',
    kind => {
      expect(read(beginCell().storeAddress(address).endCell(), kind)).toMatchObject({ kind: 'address', raw })
    },
  )
  test('an address result may be empty', () => {
    expect(read(beginCell().storeAddress(null).endCell())).toMatchObject({ kind: 'address', raw: null })
  })
  test('an address followed by more bits or references is shown as a cell', () => {
    expect(read(beginCell().storeAddress(address).storeBit(1).endCell())).toMatchObject({ kind: 'cell', bits: 268 })
    const withCell = beginCell().storeAddress(address).storeRef(EMPTY).endCell()
    expect(read(withCell)).toMatchObject({ kind: 'cell', refs: 1 })
  })
})

describe('a text result of a get-method', () => {
  test.each([
    ['alice', snake('alice'), 'alice'],
    ['behind 32 zeros', snake('paid', '00000000'), 'paid'],
    ['over many cells', long('long '.repeat(100)), 'long '.repeat(100).trim()],
    ['in other letters', snake('привет ✨'), 'привет ✨'],
    ['on several lines', snake('one\ntwo\tthree'), 'one two three'],
    ['with marks that reorder', snake('ab\u202ecd'), 'abcd'],
  ])('a text result is recognised: %s', (_, cell, text) => expect(read(cell)).toMatchObject({ kind: 'text', text }))

  test('a text result is cut at 2,000 characters', () => {
    const found = read(long('x'.repeat(30_000)))
    expect(found.kind === 'text' && found.text).toHaveLength(2000)
  })

  test.each([
    ['two letters', snake('ok')],
    ['other bytes', beginCell().storeBuffer(Buffer.from('ff00f4a413f4bcf2c80b', 'hex')).endCell()],
    ['controls', snake('a\u0001bcd')],
    ['bits between bytes', beginCell().storeStringTail('').storeUint(0x6162636, 28).endCell()],
    ['nothing', EMPTY],
  ])('a result of %s is no text', (_, cell) => expect(read(cell)).toMatchObject({ kind: 'cell' }))

  test('a result declared as text may be short or look like another type', () => {
    expect(read(snake('ok'), 'text')).toMatchObject({ kind: 'text', text: 'ok' })
    expect(read(EMPTY, 'text')).toMatchObject({ kind: 'text', text: '' })
  })
})

const key = (name: string) => BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)

describe('metadata in a result (TEP-64)', () => {
  const onChain = (values: Record<string, Cell>) => {
    const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell())
    for (const [name, value] of Object.entries(values)) dictionary.set(key(name), value)
    return beginCell().storeUint(0, 8).storeDict(dictionary).endCell()
  }

  test.each([undefined, 'content', 'cell'] as const)(
    'off-chain metadata is recognised in a field of the kind %s',
    kind => {
      expect(read(snake('https://a.example/1.json', '01'), kind)).toMatchObject({
        kind: 'uri',
        uri: 'https://a.example/1.json',
      })
    },
  )

  test('on-chain metadata lists the common names first', () => {
    const chunks = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Cell())
    chunks.set(0, snake('one, '))
    chunks.set(1, snake('two'))
    const cell = onChain({
      other: snake('x', '00'),
      decimals: snake('9', '00'),
      description: beginCell().storeUint(1, 8).storeDict(chunks).endCell(),
      name: snake('Coin\u202e', '00'),
      symbol: snake('COIN'),
      image_data: beginCell().storeUint(0, 8).storeUint(0x89504e47, 32).endCell(),
    })
    expect(read(cell, 'content')).toMatchObject({
      kind: 'attributes',
      attributes: [
        { name: 'name', text: 'Coin' },
        { name: 'symbol', text: 'COIN' },
        { name: 'decimals', text: '9' },
        { name: 'description', text: 'one, two' },
        { name: 'image_data', text: null },
        { name: null, key: key('other').toString(16).padStart(64, '0'), text: 'x' },
      ],
    })
    expect(read(cell)).toMatchObject({ kind: 'attributes' })
  })

  test('on-chain metadata is read if a value is inline instead of in a referenced cell', () => {
    const inline = {
      serialize: (text: string, b: ReturnType<typeof beginCell>) => void b.storeUint(0, 8).storeStringTail(text),
      parse: () => '',
    }
    const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), inline)
    dictionary.set(key('name'), 'Straight')
    expect(read(beginCell().storeUint(0, 8).storeDict(dictionary).endCell())).toMatchObject({
      attributes: [{ name: 'name', text: 'Straight' }],
    })
  })

  test('on-chain metadata without attributes is read as empty', () => {
    expect(read(onChain({}))).toMatchObject({ kind: 'attributes', attributes: [] })
  })

  test('metadata of an NFT item in a collection is the end of a URL', () => {
    expect(read(snake('17.json'), 'content')).toMatchObject({ kind: 'text', text: '17.json' })
  })

  test('on-chain metadata is cut at 50 attributes', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`a${at}`, snake('x')]))
    const found = read(onChain(many))
    expect(found.kind === 'attributes' && found.attributes).toHaveLength(50)
  })
})

describe('a dictionary result of a get-method', () => {
  const rootOf = <K extends bigint | number | Address>(
    keys: ReturnType<typeof Dictionary.Keys.Address> | object,
    values: K[],
  ) => {
    const dictionary = Dictionary.empty(keys as never, Dictionary.Values.Uint(32))
    for (const [at, one] of values.entries()) dictionary.set(one as never, at)
    return beginCell().storeDictDirect(dictionary).endCell()
  }
  const address = new Address(0, Buffer.alloc(32, 1))

  test.each([
    [8, rootOf(Dictionary.Keys.Uint(8), [1, 200]), ['1', '200']],
    [16, rootOf(Dictionary.Keys.Uint(16), [1, 60_000]), ['1', '60000']],
    [32, rootOf(Dictionary.Keys.Uint(32), [7, 2 ** 31]), ['7', '2147483648']],
    [64, rootOf(Dictionary.Keys.BigUint(64), [7n, 2n ** 63n]), ['7', '9223372036854775808']],
    [256, rootOf(Dictionary.Keys.BigUint(256), [1n, 2n ** 255n]), [`${'0'.repeat(63)}1`, `8${'0'.repeat(63)}`]],
    [
      267,
      rootOf(Dictionary.Keys.Address(), [address, new Address(-1, address.hash)]),
      [`0:${'01'.repeat(32)}`, `-1:${'01'.repeat(32)}`],
    ],
  ])('a dictionary with keys of %i bits is read', (keyBits, root, keys) => {
    const found = read(root)
    expect(found).toMatchObject({ kind: 'dictionary', keyBits, size: 2 })
    expect(found.kind === 'dictionary' && found.entries.map(entry => entry.key)).toEqual(keys)
  })

  test('address keys of a dictionary are read as addresses, and values as bags of cells', () => {
    const found = read(rootOf(Dictionary.Keys.Address(), [address, new Address(-1, address.hash)]))
    if (found.kind !== 'dictionary') throw new Error(found.kind)
    const { address: key, boc } = found.entries[1]!
    expect(key).toBe(`-1:${'01'.repeat(32)}`)
    expect(Cell.fromBase64(boc!).beginParse().loadUint(32)).toBe(1)
  })

  test('a dictionary counts all entries and lists the first 100', () => {
    const found = read(
      rootOf(
        Dictionary.Keys.Uint(32),
        Array.from({ length: 300 }, (_, at) => at * 1_000_000),
      ),
    )
    expect(found).toMatchObject({ kind: 'dictionary', size: 300 })
    expect(found.kind === 'dictionary' && found.entries).toHaveLength(100)
  })

  test('a dictionary of one entry is shown as a cell, as many cells look like one', () => {
    expect(read(rootOf(Dictionary.Keys.Uint(32), [7]))).toMatchObject({ kind: 'cell' })
  })
})
describe('an unrecognised result of a get-method', () => {
  test('an unrecognised cell is shown with its size', () => {
    expect(read(beginCell().storeUint(1, 9).storeRef(EMPTY).storeRef(EMPTY).endCell())).toMatchObject({
      kind: 'cell',
      bits: 9,
      refs: 2,
    })
  })

  test('an exotic cell is shown as a cell', () => {
    const library = beginCell().storeUint(2, 8).storeBuffer(Buffer.alloc(32, 1)).endCell({ exotic: true })
    expect(read(library)).toMatchObject({ kind: 'cell', bits: 264 })
  })

  test.each(['', 'AAAA', 'te6ccg==', '!'])('the unreadable bytes %j are kept unparsed', boc => {
    expect(interpret({ kind: 'slice', boc })).toEqual({ kind: 'cell', boc, bits: null, refs: 0 })
  })

  test.each(['null', 'nan', 'unsupported'] as const)('a %s result is kept unchanged', kind => {
    expect(interpret({ kind }, { kind: 'address' })).toEqual({ kind })
  })

  test('tuples and lists in results are interpreted recursively', () => {
    const inner = { kind: 'list' as const, items: [{ kind: 'int' as const, value: '1' }] }
    expect(interpret({ kind: 'tuple', items: [inner, { kind: 'null' }] })).toMatchObject({
      kind: 'tuple',
      items: [{ kind: 'list', items: [{ kind: 'int', hex: '0x1' }] }, { kind: 'null' }],
    })
  })
})

test('any bytes are interpreted within seconds', () => {
  const started = performance.now()
  // Both branches of each level are the same cell: a walk would visit 2^40 leaves.
  let bush = beginCell().storeUint(0, 2).endCell()
  for (let depth = 0; depth < 40; depth++) bush = beginCell().storeUint(0, 2).storeRef(bush).storeRef(bush).endCell()
  const loop = beginCell().storeUint(0, 8).storeBit(1).storeRef(bush).endCell()
  for (const kind of [undefined, 'content', 'text', 'address'] as const)
    for (const cell of [bush, loop]) read(cell, kind)
  expect(performance.now() - started).toBeLessThan(5000)
})
