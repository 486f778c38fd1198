import { expect, test } from 'vitest'
import { depthBefore } from '../../../../src/domain/replay/shuffle.ts'

const BEFORE = 'abcdef'

/** The stack after an instruction, its top last; `+` is an entry that the instruction made. */
test.each([
  ['NOP', 'abcdef'],
  ['implicit RET', 'abcdef'],
  ['SWAP', 'abcdfe'],
  ['XCHG s2', 'abcfed'],
  ['XCHG s1,s3', 'abedcf'],
  ['ROT', 'abcefd'],
  ['ROTREV', 'abcfde'],
  ['DUP', 'abcdeff'],
  ['PUSH s0', 'abcdeff'],
  ['OVER', 'abcdefe'],
  ['PUSH s2', 'abcdefd'],
  ['TUCK', 'abcdfef'],
  ['2DUP', 'abcdefef'],
  ['2OVER', 'abcdefcd'],
  ['2SWAP', 'abefcd'],
  ['NIP', 'abcdf'],
  ['POP s0', 'abcde'],
  ['POP s1', 'abcdf'],
  ['POP s3', 'abfde'],
  ['DROP', 'abcde'],
  ['2DROP', 'abcd'],
  ['BLKDROP 3', 'abc'],
  ['NOT', 'abcdef'],
  ['PUSHINT 5', 'abcdef+'],
  ['PUSH c4', 'abcdef+'],
  ['NOW', 'abcdef+'],
  ['INMSG_BOUNCED', 'abcdef+'],
  ['IFJMP', 'abcd'],
  ['IFELSE', 'abc'],
  ['IFJMPREF (AB)', 'abcde'],
  ['EXECUTE', 'abcde'],
])('depthBefore traces stack entries back through %s', (text, after) => {
  for (const [depth, entry] of [...after].reverse().entries())
    expect(depthBefore(text, depth)).toBe(entry === '+' ? null : BEFORE.length - 1 - BEFORE.indexOf(entry))
})

test.each(['ADD', 'XCHG3 s0,s1,s2', 'PUXC s1,s2', 'AND', 'EQUAL', 'XCHG', 'CALLDICT 5', 'PUSH2 s1,s2', ''])(
  'depthBefore does not trace stack entries through %j',
  text => {
    expect(depthBefore(text, 0)).toBeNull()
    expect(depthBefore(text, 3)).toBeNull()
  },
)
