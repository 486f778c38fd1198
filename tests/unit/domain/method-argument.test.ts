import { beginCell, Cell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readArgument, typedAs } from '../../../src/domain/method/argument.ts'

const hash = '83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8'
const cell = beginCell().storeUint(7, 32).storeRef(beginCell().storeStringTail('leaf').endCell()).endCell()
const base64 = cell.toBoc().toString('base64')
const hex = cell.toBoc({ idx: false, crc32: false }).toString('hex')
const most = 2n ** 256n

const int = (value: string) => ({ argument: { kind: 'int', value } })
const address = (raw: string) => ({ argument: { kind: 'address', raw } })

describe('an integer argument of a get-method', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['42', '42'],
    ['-42', '-42'],
    ['\u221242', '-42'],
    [' 1 000 000 ', '1000000'],
    ['1_000,000', '1000000'],
    ['007', '7'],
    ['1,250', '1250'],
    ['0xFf', '255'],
    ['0x1234_5678', '305419896'],
    ['-0x1', '-1'],
    ['\u200b12', '12'],
    [`${most - 1n}`, `${most - 1n}`],
    [`-${most}`, `-${most}`],
    [`0x${'f'.repeat(64)}`, `${most - 1n}`],
  ])('the integer argument “%s” is read as %s', (typed, value) =>
    expect(readArgument('int', typed)).toEqual(int(value)),
  )

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['-', 'number'],
    ['0x', 'number'],
    ['1.5', 'number'],
    ['1,5', 'number'],
    ['0,125', 'number'],
    ['1,000.5', 'number'],
    ['0,25', 'number'],
    ['1,00', 'number'],
    ['12 34', 'number'],
    ['1,0000', 'number'],
    ['1000,000', 'number'],
    ['1e9', 'number'],
    ['abc', 'number'],
    ['0xfg', 'number'],
    ['--1', 'number'],
    ['1-1', 'number'],
    ['9'.repeat(500), 'number'],
    [`${most}`, 'range'],
    [`-${most + 1n}`, 'range'],
    [`0x1${'0'.repeat(64)}`, 'range'],
  ])('the integer argument %j is rejected: %s', (typed, fault) => expect(readArgument('int', typed)).toEqual({ fault }))
})

describe('an address argument of a get-method', () => {
  test.each([
    [`0:${hash}`, `0:${hash}`],
    [`-1:${hash.toUpperCase()}`, `-1:${hash}`],
    [' EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N ', `0:${hash}`],
    ['UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI', `0:${hash}`],
  ])('the address argument “%s” is read as %s', (typed, raw) =>
    expect(readArgument('address', typed)).toEqual(address(raw)),
  )

  test.each([
    ['', 'empty'],
    ['EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2M', 'checksum'],
    ['EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2', 'address'],
    ['foundation.ton', 'address'],
    [hash, 'address'],
    [`128:${hash}`, 'address'],
  ])('the address argument %j is rejected: %s', (typed, fault) =>
    expect(readArgument('address', typed)).toEqual({ fault }),
  )
})

describe.each(['cell', 'slice'] as const)('a %s argument of a get-method', kind => {
  const whole = (typed: string) => {
    const read = readArgument(kind, typed)
    if (!('argument' in read) || !('boc' in read.argument)) throw new Error(`no bag: ${JSON.stringify(read)}`)
    expect(read.argument.kind).toBe(kind)
    return Cell.fromBase64(read.argument.boc)
  }

  test.each([
    base64,
    hex,
    hex.toUpperCase(),
    `0x${hex}`,
    base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    `  ${base64.slice(0, 20)}\n${base64.slice(20)} `,
  ])('a cell argument is read from %s', typed => expect(whole(typed).equals(cell)).toBe(true))

  test('a cell argument is stored as base64, whatever its notation', () => {
    const boc = Buffer.from(hex, 'hex').toString('base64')
    expect(readArgument(kind, hex)).toEqual({ argument: { kind, boc } })
    expect(readArgument(kind, base64)).toEqual({ argument: { kind, boc: base64 } })
  })

  const broken = Buffer.from(base64, 'base64')
  broken.writeUInt8(broken.readUInt8(12) ^ 1, 12)
  const twoRoots = 'b5ee9c72010102020004000100000000'

  test.each([
    ['', 'empty'],
    ['not a bag!', 'boc'],
    [hex.slice(0, -1), 'boc'],
    [hex.slice(0, -2), 'bytes'],
    ['AAAA', 'bytes'],
    [broken.toString('base64'), 'bytes'],
    [twoRoots, 'roots'],
  ])('the cell argument %j is rejected: %s', (typed, fault) => expect(readArgument(kind, typed)).toEqual({ fault }))

  test('a cell argument above 10 MB is rejected', () => {
    expect(readArgument(kind, `b5ee9c72${'00'.repeat(10_000_001)}`)).toEqual({ fault: 'size' })
  })
})

test.each(['', 'anything'])('a null argument ignores its text %j', typed => {
  expect(readArgument('null', typed)).toEqual({ argument: { kind: 'null' } })
})

test.each([
  ['int', 'int'],
  ['flag', 'int'],
  ['hash', 'int'],
  ['time', 'int'],
  ['coins', 'int'],
  ['address', 'address'],
  ['slice', 'slice'],
  ['cell', 'cell'],
  ['text', 'cell'],
  ['content', 'cell'],
  ['tuple', 'null'],
] as const)('a field of the kind %s is entered as %s', (field, kind) => expect(typedAs(field)).toBe(kind))
