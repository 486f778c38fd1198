import { expect, test } from 'vitest'
import { createKeySequence } from '../../../../src/domain/search/key-sequence.ts'

const table = [{ keys: ['/', 'Ctrl K'] }, { keys: ['j'] }, { keys: ['g j'] }, { keys: ['g h'] }]

/** Keys of the table that answer to what is pressed, 100 ms apart. */
function answers(...pressed: string[]) {
  const find = createKeySequence(table)
  return pressed.map((key, n) => find(key, n * 100)?.keys[0])
}

test('a sequence of two keys has another meaning than its second key alone', () => {
  expect(answers('g', 'j', 'j')).toEqual([undefined, 'g j', 'j'])
  expect(answers('g', 'h', 'h')).toEqual([undefined, 'g h', undefined])
  expect(answers('Ctrl K')).toEqual(['/'])
})

test('the first key of a sequence is forgotten after another key and after a timeout', () => {
  expect(answers('g', 'x', 'h')).toEqual([undefined, undefined, undefined])
  expect(answers('g', '/', 'h')).toEqual([undefined, '/', undefined])
  expect(answers('g', 'g', 'h')).toEqual([undefined, undefined, 'g h'])
  const find = createKeySequence(table)
  find('g', 0)
  expect(find('h', 1501)).toBeUndefined()
})
