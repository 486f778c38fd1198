import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { cellOf, linesOf, read } from './support/code.ts'

test.each([
  ['00', 'NOP'],
  ['01', 'SWAP'],
  ['05', 'XCHG s0 s5'],
  ['15', 'XCHG s1 s5'],
  ['1045', 'XCHG s4 s5'],
  ['11f0', 'XCHG s0 s240'],
  ['20', 'DUP'],
  ['2a', 'PUSH s10'],
  ['31', 'NIP'],
  ['4123', 'XCHG3 s1 s2 s3'],
  ['5230', 'PUXC s3 s(-1)'],
  ['546310', 'PU2XC s3 s0 s(-2)'],
  ['5512', 'BLKSWAP 2 3'],
  ['5e12', 'REVERSE 3 2'],
  ['5f05', 'BLKDROP 5'],
  ['5f15', 'BLKPUSH 1 s5'],
  ['62', '-ROLLX'],
  ['6fb6', 'INDEX2 1 2'],
  ['6fdb', 'INDEX3 1 2 3'],
])('the stack instruction %s is disassembled as %s', (hex, text) => expect(linesOf(cellOf(hex))).toEqual([text]))

test.each([
  ['7a', 'PUSHINT 10'],
  ['7b', 'PUSHINT -5'],
  ['8080', 'PUSHINT -128'],
  ['818000', 'PUSHINT -32768'],
  ['82100bebc200', 'PUSHINT 200000000'],
  [`82f7${'00'.repeat(32)}`, `PUSHINT -${2n ** 256n}`],
  ['83fe', 'PUSHPOW2 255'],
  ['83ff', 'PUSHNAN'],
  ['8400', 'PUSHPOW2DEC 1'],
  ['a4', 'INC'],
  ['a6ff', 'ADDINT -1'],
  ['b7a6ff', 'QADDINT -1'],
  ['a904', 'DIV'],
  ['b7a904', 'QDIV'],
  ['a9b40f', 'MULRSHIFT# 16'],
  ['aa07', 'LSHIFT# 8'],
  ['b7ac', 'QLSHIFT'],
])('the number instruction %s is disassembled as %s', (hex, text) => expect(linesOf(cellOf(hex))[0]).toBe(text))

test.each([
  ['8b04', 'PUSHSLICE x{4_}'],
  ['8b08', 'PUSHSLICE x{}'],
  ['8b1abc', 'PUSHSLICE x{abc_}'],
  ['8b0c', 'PUSHSLICE x{c_}'],
  ['8b00', 'PUSHSLICE x{}'],
  ['cf8420', 'STSLICECONST x{0}'],
  ['ca1f', 'STI 32'],
  ['cf081f', 'STI 32'],
  ['d3ff', 'LDU 256'],
  ['d712', 'PLDUZ 96'],
  ['d728 00', 'SDBEGINS x{}'],
  ['fef2 414243', 'DEBUGSTR x{414243}'],
  ['ed44', 'PUSHCTR c4'],
  ['ed57', 'POPCTR c7'],
  ['ec1f', 'SETCONTARGS 1 -1'],
  ['db362f', 'CALLCCARGS 2 -1'],
  ['db02', 'CALLXARGS 2 -1'],
  ['f005', 'CALLDICT 5'],
  ['f14e65', 'JMPDICT 3685'],
  ['f205', 'THROW 5'],
  ['f2c2bc', 'THROW 700'],
  ['f2ff', 'TRY'],
  ['f823', 'NOW'],
  ['f822', 'GETPARAM 2'],
  ['f840', 'GETGLOBVAR'],
  ['f841', 'GETGLOB 1'],
  ['f88111', 'INMSGPARAMS'],
  ['f88112', 'GETPARAMLONG 18'],
  ['f90401', 'HASHEXT 1'],
  ['f904ff', 'HASHEXT -1'],
  ['f880', 'GETEXTRABALANCE'],
  ['ede383', 'SETCONTCTRMANY 131'],
  ['f955 0001', 'unknown x{f9550001} and 0 references'],
  ['fe23', 'DUMP s3'],
  ['ff00', 'SETCP 0'],
  ['fffe', 'SETCP -2'],
  ['fff0', 'SETCPX'],
])('the cell, continuation or blockchain instruction %s is disassembled as %s', (hex, text) =>
  expect(linesOf(cellOf(hex))[0]).toBe(text),
)

test('instructions are listed in order, each with its first bit', () => {
  // The start of a wallet's code, version 3: its answer to “seqno”.
  const { blocks } = read(cellOf('ff00 20 dd 20 82014c97 ba 97 30ed44d0d70b1f e0'))
  expect(blocks[0]?.items.map(({ bit }) => bit)).toEqual([0, 16, 24, 32, 40, 72, 80, 144])
  expect(blocks[0]?.items[4]).toEqual({
    bit: 40,
    kind: 'instruction',
    mnemonic: 'PUSHINT',
    operands: [{ kind: 'number', value: '85143' }],
  })
  expect(blocks[1]).toMatchObject({ bit: 88, cell: blocks[0]?.cell, cut: false })
  expect(blocks[1]?.items.map(({ bit }) => bit)).toEqual([88, 96, 112, 120])
})

test.each([
  ['no instruction', 'c6', 'unknown x{c6} and 0 references'],
  ['an exchange of no registers', '6c01', 'unknown x{6c01} and 0 references'],
  ['a register that does not exist', 'ed46', 'unknown x{ed46} and 0 references'],
  ['a number longer than any', '82f8 00', 'unknown x{82f800} and 0 references'],
  ['a constant with five references', '8d4000', 'unknown x{8d4000} and 0 references'],
  ['an instruction that is cut off', '8100', 'unknown x{8100} and 0 references'],
  ['a missing reference', 'db3c', 'unknown x{db3c} and 0 references'],
  ['a continuation that is cut off', '9300', 'unknown x{9300} and 0 references'],
])('%s is disassembled as unknown, with all bits after it', (_, hex, text) => {
  expect(linesOf(cellOf(`00 ${hex}`))).toEqual(['NOP', text])
})

test('the disassembler keeps trailing bits that do not fill a byte', () => {
  expect(linesOf(beginCell().storeUint(0b00000000_1, 9).endCell())).toEqual(['NOP', 'unknown x{c_} and 0 references'])
  expect(linesOf(beginCell().storeUint(0b00000000_0110, 12).endCell())).toEqual([
    'NOP',
    'unknown x{6} and 0 references',
  ])
  expect(linesOf(beginCell().storeUint(0b11000110_01011, 13).endCell())).toEqual(['unknown x{c65c_} and 0 references'])
})
