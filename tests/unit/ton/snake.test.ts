import { type Builder, beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { Slice } from '../../../src/ton/slice.ts'
import { readSnakeBytes, readStrictSnake, snakeHex } from '../../../src/ton/snake.ts'

const slice = (body: Builder) => new Slice(readBoc(body.endCell().toBoc({ idx: false })))
const bytes = (...all: number[]) => beginCell().storeBuffer(Buffer.from(all))
/** “aé” is the bytes 61 c3 a9. */
const LETTERS: [string, Builder][] = [
  ['in the same cell', bytes(0x61, 0xc3, 0xa9)],
  ['in the next cell', bytes(0x61, 0xc3).storeRef(bytes(0xa9))],
]

describe('a snake text longer than the limit', () => {
  test.each(LETTERS)('readStrictSnake accepts a text whose limit cuts a letter that goes on %s', (_, body) => {
    expect(readStrictSnake(slice(body), 2)).toBe('a')
    expect(readStrictSnake(slice(body), 3)).toBe('aé')
  })

  test.each(LETTERS)('readSnakeBytes and snakeHex stop at the limit within a letter that goes on %s', (_, body) => {
    expect(readSnakeBytes(slice(body), 2)).toEqual({ bytes: Uint8Array.of(0x61, 0xc3), cut: true })
    expect(readSnakeBytes(slice(body), 3)).toEqual({ bytes: Uint8Array.of(0x61, 0xc3, 0xa9), cut: false })
    expect([snakeHex(slice(body), 2), snakeHex(slice(body), 3)]).toEqual(['61c3', '61c3a9'])
  })
})
