import { expect, test } from 'vitest'
import { createJoin } from '../../../src/lib/join.ts'

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, resolve, reject }
}

test('makes equal calls in flight one, and the next one new', async () => {
  const join = createJoin()
  const answer = pending()
  let starts = 0
  const start = () => {
    starts++
    return answer.promise
  }
  const { signal } = new AbortController()
  const both = [join('a', signal, start), join('a', signal, start)]
  answer.resolve('once')
  expect(await Promise.all(both)).toEqual(['once', 'once'])
  expect(starts).toBe(1)
  await join('a', signal, start)
  expect(starts).toBe(2)
})

test('stops the flight only when the last caller has left', async () => {
  const join = createJoin()
  const [one, two] = [new AbortController(), new AbortController()]
  let stopped = false
  const start = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped = true
        reject(signal.reason)
      })
    })
  const first = join('a', one.signal, start)
  const second = join('a', two.signal, start)
  one.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  expect(stopped).toBe(false)
  two.abort(new Error('left too'))
  await expect(second).rejects.toThrow('left too')
  expect(stopped).toBe(true)
})

test('starts afresh for a caller who comes after everybody left', async () => {
  const join = createJoin()
  const gone = new AbortController()
  const never = join('a', gone.signal, () => new Promise<string>(() => {}))
  gone.abort(new Error('left'))
  await expect(never).rejects.toThrow('left')
  await expect(join('a', new AbortController().signal, async () => 'fresh')).resolves.toBe('fresh')
})
