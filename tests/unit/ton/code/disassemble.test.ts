import { beginCell, type Cell as CoreCell, Dictionary } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { createHasher } from '../../../../src/ton/cell-hash.ts'
import { disassemble } from '../../../../src/ton/code/disassemble.ts'
import { cpuTime } from '../../../support/cpu-time.ts'
import { writeBag } from '../support/bag.ts'
import { blocksOf, cellOf, linesOf, read, short } from './support/code.ts'

const SELECTOR = 'ff00 f4a413 f4bc f2c80b'
const nop = cellOf('00')
const hashOf = (core: CoreCell) => core.hash().toString('hex')

/** A dictionary of methods: code as hex by id. */
function methodsCell(methods: Record<number, string>): CoreCell {
  const all = Dictionary.empty(Dictionary.Keys.Int(19), {
    serialize: (code: string, into) => into.storeBuffer(Buffer.from(code, 'hex')),
    parse: () => '',
  })
  for (const [id, code] of Object.entries(methods)) all.set(Number(id), code)
  return beginCell().storeDictDirect(all).endCell()
}

describe('disassembling a contract', () => {
  const dictionary = methodsCell({ 0: '30', [-1]: 'f800', 85143: 'ed44' })

  test('a contract’s methods are listed by signed id, each as a block with its cell', () => {
    const { blocks, tooLarge } = read(cellOf(SELECTOR, dictionary))
    expect(blocksOf({ blocks, tooLarge })).toEqual([
      [0, 'SETCP 0', 'DICTPUSHCONST 19 0: #1; 85143: #2; -1: #3', 'DICTIGETJMPZ', 'THROWARG 11'],
      [expect.any(Number), 'DROP'],
      [expect.any(Number), 'PUSHCTR c4'],
      [expect.any(Number), 'ACCEPT'],
    ])
    expect(blocks[3]?.cell).toBe(hashOf(dictionary.refs[1]!))
    expect(tooLarge).toBe(false)
  })

  test('methods are found when the selector is in a continuation, as Tact writes it', () => {
    expect(blocksOf(read(cellOf('ff00 8e88 f4a413f4bcf2c80b ed53', dictionary)))[1]).toEqual([
      32,
      'DICTPUSHCONST 19 0: #2; 85143: #3; -1: #4',
      'DICTIGETJMPZ',
      'THROWARG 11',
    ])
  })

  test('method ids are unsigned when the selector jumps by unsigned ids', () => {
    expect(linesOf(cellOf('f4a413 f4bd', dictionary))[0]).toBe('DICTPUSHCONST 19 0: #1; 85143: #2; 524287: #3')
  })

  test('a dictionary without a jump, or with wrong keys, is shown as data', () => {
    expect(linesOf(cellOf('f4a413 30', dictionary))[0]).toBe(`DICTPUSHCONST 19 ${short(hashOf(dictionary))}`)
    expect(linesOf(cellOf('f4a413 f4bc', nop))[0]).toBe(`DICTPUSHCONST 19 ${short(hashOf(nop))}`)
    expect(linesOf(cellOf('f4a7ff f4bc', dictionary))[0]).toBe(`DICTPUSHCONST 1023 ${short(hashOf(dictionary))}`)
  })
})

describe('disassembling code', () => {
  test('code continues in referenced cells, each listed once as a block', () => {
    const shared = cellOf('a0')
    const code = cellOf('e300 db3c 8e82 00a1', shared, shared, nop, shared)
    expect(blocksOf(read(code))).toEqual([
      [0, 'IFREF #1', 'CALLREF #1', 'PUSHCONT #2', 'jump #1'],
      [0, 'ADD'],
      [48, 'NOP', 'SUB', 'jump #3'],
      [0, 'NOP'],
    ])
  })

  test('data and constants in code are named by their hashes', () => {
    const code = cellOf('88 cf21 8c01', nop, nop, cellOf('01'), nop)
    const hash = short(hashOf(nop))
    expect(linesOf(code)).toEqual([
      `PUSHREF ${hash}`,
      `STREF2CONST ${hash} ${short(hashOf(cellOf('01')))}`,
      'PUSHSLICE x{}',
    ])
    expect(read(code).blocks[0]?.items[2]).toMatchObject({ operands: [{ kind: 'slice', refs: [hashOf(nop)] }] })
  })

  test('references that no instruction uses are listed as unknown', () => {
    expect(linesOf(cellOf('00', nop, nop, nop))).toEqual(['NOP', 'jump #1', 'unknown x{} and 2 references'])
    expect(linesOf(cellOf('c6', nop))).toEqual(['unknown x{c6} and 1 references'])
    expect(linesOf(cellOf(''))).toEqual([])
  })

  test('code in a library is named by the library’s hash', () => {
    const library = beginCell()
      .storeUint(2, 8)
      .storeUint(0xabcdef01n << 224n, 256)
      .endCell({ exotic: true })
    expect(linesOf(library)).toEqual(['library abcdef01'])
    expect(blocksOf(read(cellOf('db3c', library)))).toEqual([
      [0, 'CALLREF #1'],
      [0, 'library abcdef01'],
    ])
  })

  test('pruned code is unknown, and a wrong Merkle cell leaves its parents without a hash', () => {
    const pruned = beginCell().storeUint(0x0101, 16).storeUint(1, 256).storeUint(0, 16).endCell({ exotic: true })
    expect(blocksOf(read(cellOf('db3c', pruned)))[1]?.[1]).toMatch(/^unknown x\{0101/)
    const merkle = { about: 9, size: 70, data: new Uint8Array(35).with(0, 3), refs: [2] }
    const leaf = { about: 0, size: 2, data: Uint8Array.of(0), refs: [] }
    const root = { about: 1, size: 4, data: Uint8Array.of(0xdb, 0x3c), refs: [1] }
    const { blocks } = disassemble(readBoc(writeBag({ cells: [root, merkle, leaf] })))
    expect(blocks.map(({ cell }) => cell)).toEqual([null, null])
  })

  test('disassembled code is plain JSON and uses the given hash function', () => {
    const root = readBoc(cellOf(SELECTOR, methodsCell({ 0: '30' })).toBoc())
    const all = disassemble(root)
    expect(JSON.parse(JSON.stringify(all))).toEqual(all)
    const hash = createHasher()
    expect(disassemble(root, hash)).toEqual(all)
    expect(disassemble(root, () => 'same').blocks[1]?.cell).toBe('same')
  })
})

describe('code that branches exponentially is disassembled in time or reported as too large', () => {
  function inTime(code: CoreCell) {
    const root = readBoc(code.toBoc({ idx: false }))
    const start = cpuTime()
    const all = disassemble(root)
    expect(cpuTime() - start).toBeLessThan(2000)
    return all
  }

  test('disassemble reads cells that each call the next four times, 4^500 paths in all', () => {
    let cell = nop
    for (let i = 0; i < 500; i++) cell = cellOf('db3c db3c e300 e301', cell, cell, cell, cell)
    const { blocks, tooLarge } = inTime(cell)
    expect([blocks.length, tooLarge]).toEqual([501, false])
  })

  test('disassemble reads a chain of 1,000 cells', () => {
    let cell = nop
    for (let i = 0; i < 1000; i++) cell = cellOf('00', cell)
    expect(inTime(cell).blocks).toHaveLength(1001)
  })

  test('disassemble stops after 50,000 instructions', () => {
    const full = Array.from({ length: 1000 }, (_, i) =>
      cellOf(`${'00'.repeat(100)}71${i.toString(16).padStart(4, '0')}`),
    )
    let cell = nop
    for (const leaf of full) cell = cellOf('e300', leaf, cell)
    const { blocks, tooLarge } = inTime(cell)
    expect(blocks.reduce((sum, { items }) => sum + items.length, 0)).toBeGreaterThan(49_000)
    expect(blocks.reduce((sum, { items }) => sum + items.length, 0)).toBeLessThan(51_000)
    expect([tooLarge, blocks.at(-1)?.cut]).toEqual([true, true])
  })

  test('disassemble stops at dictionaries of 2^19 methods folded into a few cells', () => {
    let node = beginCell().storeUint(0, 2).endCell()
    for (let i = 0; i < 19; i++) node = beginCell().storeUint(0, 2).storeRef(node).storeRef(node).endCell()
    let cell = nop
    for (let i = 0; i < 900; i++) cell = cellOf('f4a413 f4bc f4a413 f4bc', node, node, cell)
    expect(inTime(cell).tooLarge).toBe(true)
  })
})
