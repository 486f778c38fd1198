import { Address, beginCell, Cell, comment, Dictionary, storeAccount } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { bytesOfFile, bytesOfText } from '../../../src/domain/inspect/input.ts'
import { inspect } from '../../../src/domain/inspect/inspect.ts'
import { readBoc, readRoots } from '../../../src/ton/boc.ts'
import { sha256 } from '../../../src/ton/sha256.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { type LooseCell, loosen, writeBag } from '../ton/support/bag.ts'

const now = () => Promise.resolve()
const plain = beginCell().storeUint(5, 13).storeRef(beginCell().storeUint(9, 99).endCell()).endCell()
const bytes = Uint8Array.from(plain.toBoc())
const hex = Buffer.from(bytes).toString('hex')
const base64 = Buffer.from(bytes).toString('base64')

describe('bytesOfText and bytesOfFile', () => {
  test.each([
    ['hex', hex],
    ['hex in capitals', hex.toUpperCase()],
    ['hex with 0x', `0x${hex}`],
    ['hex as Fift writes it', `x{${hex}}`],
    ['bytes as Fift writes them', `B{${hex.toUpperCase()}}`],
    ['hex in lines', (hex.match(/.{1,16}/g) ?? []).join('\n')],
    ['base64', base64],
    ['base64 without its end', base64.replace(/=+$/, '')],
    ['base64url', Buffer.from(bytes).toString('base64url')],
    ['base64 in lines', ` ${(base64.match(/.{1,8}/g) ?? []).join(' \r\n\t')}\n`],
    ['base64 in quotes', `"${base64}",`],
  ])('bytes are read from %s', (_, text) => {
    expect(bytesOfText(text)).toEqual(bytes)
    expect(bytesOfFile(new TextEncoder().encode(text))).toEqual(bytes)
  })

  test('bytesOfFile returns the bytes of a binary file unchanged', () => {
    expect(bytesOfFile(bytes)).toBe(bytes)
  })

  test('eight megabytes of hex are read within a second', () => {
    const start = cpuTime()
    expect(bytesOfText('b5ee9c72'.repeat(1_000_000))).toHaveLength(4_000_000)
    expect(cpuTime() - start).toBeLessThan(1000)
  })
})

describe('a bag of cells with an index of cell starts', () => {
  const cells = loosen(Cell.fromBoc(Buffer.from(bytes))[0]!)
  const written = writeBag({ cells, index: 'of begins', crc: true })

  test('a bag with an index of cell starts is accepted and reported', async () => {
    expect(Buffer.from(written).toString('base64')).toMatch(/^te6ccsEC/)
    const read = await inspect(written, now)
    expect(read).toMatchObject({ kind: 'read', hasBegins: true, rootCount: 1 })
    expect(await inspect(bytes, now)).toMatchObject({ kind: 'read', hasBegins: false })
  })

  test('a bag of one cell with an index of cell starts is accepted', async () => {
    const one = writeBag({ cells: loosen(beginCell().storeUint(1, 8).endCell()), index: 'of begins' })
    expect(await inspect(one, now)).toMatchObject({ kind: 'read', hasBegins: true })
  })

  test('inspect rejects a wrong index of cell starts, and readRoots and readBoc reject any index', async () => {
    const wrong = writeBag({ cells, index: 'of begins', lies: { offsets: [0, 1] } })
    expect(await inspect(wrong, now)).toMatchObject({ kind: 'unreadable', why: 'damaged', detail: 'wrong index' })
    expect(() => readRoots(written)).toThrow('wrong index')
    expect(() => readBoc(written)).toThrow('wrong index')
  })
})

describe('inspect gives a reason for unreadable bytes', () => {
  const leaf: LooseCell = { about: 0, size: 0, data: Uint8Array.of(), refs: [] }
  const chain = (length: number): LooseCell[] => [
    ...Array.from({ length }, (_, i) => ({ ...leaf, about: 1, refs: [i + 1] })),
    leaf,
  ]
  const ring = writeBag({ cells: [{ ...leaf, about: 1, refs: [0] }] })
  const many = { cells: [leaf], refSize: 4, lies: { count: 262_145 } }
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', ' \n', 'empty'],
    ['words', 'what is this?', 'words'],
    ['words that are base64 too', 'hello world', 'words'],
    ['a word', 'hello', 'no bytes'],
    ['hex of other bytes', 'deadbeef', 'no bag'],
    ['base64 of other bytes', 'aGVsbG8gd29ybGQ=', 'no bag'],
    ['hex that ends too early', hex.slice(0, -20), 'cut off'],
    ['hex of an odd length', hex.slice(0, -1), 'cut off'],
    ['base64 that ends too early', base64.slice(0, 20), 'cut off'],
    ['base64 that ends between bytes', base64.slice(0, 25), 'cut off'],
    ['a cell that refers to itself', ring, 'cyclic'],
    ['a chain of 1,025 cells', writeBag({ cells: chain(1025), refSize: 2 }), 'too deep'],
    ['262,145 cells', writeBag(many), 'too many cells'],
    ['bytes behind the end', `${hex}00`, 'damaged'],
    ['a wrong checksum', Uint8Array.from(plain.toBoc({ crc32: true })).with(-1 + plain.toBoc().length, 0), 'damaged'],
    ['over 10 MB', new Uint8Array(10_000_001).fill(0xb5, 0, 1), 'too many bytes'],
  ])('inspect gives a reason for rejecting %s', async (_, given, why) => {
    const read = typeof given === 'string' ? bytesOfText(given) : given
    const found = typeof read === 'string' ? read : await inspect(read, now)
    expect(typeof found === 'string' ? found : found.kind === 'unreadable' && found.why).toBe(why)
  })
})

async function kindsOf(cell: Cell) {
  const read = await inspect(Uint8Array.from(cell.toBoc()), now)
  if (read.kind !== 'read') throw new Error(read.why)
  return read.roots[0]!.kinds
}

describe('inspect recognises contents', () => {
  test('inspect recognises a jetton transfer by its operation', async () => {
    const body = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(7, 64).storeCoins(5n).storeAddress(null)
    body.storeAddress(null).storeBit(0).storeCoins(0n).storeBit(0)
    expect(await kindsOf(body.endCell())).toMatchObject([{ kind: 'body', body: { kind: 'operation' } }])
  })

  test('inspect recognises a comment', async () => {
    expect(await kindsOf(comment('hello'))).toEqual([{ kind: 'body', body: { kind: 'comment', text: 'hello' } }])
  })

  test('inspect recognises on-chain and linked token content (TEP-64)', async () => {
    const dictionary = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell())
    const name = Buffer.from(sha256(new TextEncoder().encode('name')))
    dictionary.set(name, beginCell().storeUint(0, 8).storeStringTail('Lens').endCell())
    const onChain = beginCell().storeUint(0, 8).storeDict(dictionary).endCell()
    expect(await kindsOf(onChain)).toMatchObject([{ kind: 'content', attributes: [{ name: 'name', text: 'Lens' }] }])
    const link = beginCell().storeUint(1, 8).storeStringTail('https://nanoscope.test/1.json').endCell()
    expect(await kindsOf(link)).toEqual([{ kind: 'link', uri: 'https://nanoscope.test/1.json' }])
  })

  test('inspect recognises an account, but no cell that goes on after one', async () => {
    const addr = new Address(0, Buffer.alloc(32, 5))
    const used = { cells: 1n, bits: 100n, publicCells: null }
    const storageStats = { used, storageExtra: null, lastPaid: 1, duePayment: null }
    const storage = { lastTransLt: 9n, balance: { coins: 5n }, state: { type: 'uninit' } } as const
    const account = beginCell().storeBit(true).store(storeAccount({ addr, storageStats, storage }))
    expect(await kindsOf(account.endCell())).toMatchObject([
      { kind: 'account', account: { balance: '5', lastLt: '9' } },
    ])
    expect(await kindsOf(account.storeBit(false).endCell())).toEqual([])
  })

  test('inspect recognises a library cell by its hash', async () => {
    const library = beginCell().storeUint(2, 8).storeBuffer(Buffer.alloc(32, 7)).endCell({ exotic: true })
    expect(await kindsOf(library)).toEqual([{ kind: 'library', hash: '07'.repeat(32) }])
  })

  test('inspect returns only cells when it recognises no content', async () => {
    expect(await kindsOf(plain)).toEqual([])
    expect(await kindsOf(Cell.EMPTY)).toEqual([])
  })
})

test('inspect reads several roots with the hashes of @ton/core', async () => {
  const cells: LooseCell[] = [5, 6, 7].map(byte => ({ about: 0, size: 2, data: Uint8Array.of(byte), refs: [] }))
  const read = await inspect(writeBag({ cells, roots: [2, 0] }), now)
  if (read.kind !== 'read') throw new Error(read.why)
  expect(read.roots.map(({ cell }) => read.hashOf(cell))).toEqual(
    [7, 5].map(byte => beginCell().storeUint(byte, 8).endCell().hash().toString('hex')),
  )
})

test('inspect reads 100,000 cells in a few seconds, with many pauses', async () => {
  const full: LooseCell = { about: 0, size: 254, data: new Uint8Array(127), refs: [] }
  const cells = Array.from({ length: 100_000 }, (_, place) => {
    const refs = [1, 2, 3, 4].map(side => 4 * place + side).filter(ref => ref < 100_000)
    return { ...full, about: refs.length, refs }
  })
  const bag = writeBag({ cells, refSize: 3, offsetSize: 4 })
  // Data of 127 bytes each would be over 10 MB.
  expect(bag.length).toBeGreaterThan(10_000_000)
  const small = writeBag({
    cells: cells.map(cell => ({ ...cell, size: 16, data: new Uint8Array(8) })),
    refSize: 3,
    offsetSize: 4,
  })
  let rests = 0
  const start = cpuTime()
  const read = await inspect(small, async () => void rests++)
  if (read.kind !== 'read') throw new Error(read.why)
  expect(read.roots[0]!.index.places).toHaveLength(100_000)
  expect(rests).toBeGreaterThan(100)
  expect(cpuTime() - start).toBeLessThan(5000)
})
