import { expect, test } from 'vitest'
import { createSingleFlight } from '../../../src/lib/single-flight.ts'

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, resolve, reject }
}

test('singleFlight joins equal calls in flight and starts a new one afterwards', async () => {
  const singleFlight = createSingleFlight()
  const answer = pending()
  let starts = 0
  const start = () => {
    starts++
    return answer.promise
  }
  const { signal } = new AbortController()
  const both = [singleFlight('a', signal, start), singleFlight('a', signal, start)]
  answer.resolve('once')
  expect(await Promise.all(both)).toEqual(['once', 'once'])
  expect(starts).toBe(1)
  await singleFlight('a', signal, start)
  expect(starts).toBe(2)
})

test('singleFlight aborts the call only when its last caller has left', async () => {
  const singleFlight = createSingleFlight()
  const [one, two] = [new AbortController(), new AbortController()]
  let stopped = false
  const start = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped = true
        reject(signal.reason)
      })
    })
  const first = singleFlight('a', one.signal, start)
  const second = singleFlight('a', two.signal, start)
  one.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  expect(stopped).toBe(false)
  two.abort(new Error('left too'))
  await expect(second).rejects.toThrow('left too')
  expect(stopped).toBe(true)
})

test('singleFlight starts a new call for a caller that comes after all others have left', async () => {
  const singleFlight = createSingleFlight()
  const gone = new AbortController()
  const never = singleFlight('a', gone.signal, () => new Promise<string>(() => {}))
  gone.abort(new Error('left'))
  await expect(never).rejects.toThrow('left')
  await expect(singleFlight('a', new AbortController().signal, async () => 'fresh')).resolves.toBe('fresh')
})

test('singleFlight joins a newer call after an abandoned one with its key has ended', async () => {
  const singleFlight = createSingleFlight()
  const [old, newer] = [pending(), pending()]
  const leaving = new AbortController()
  const first = singleFlight('a', leaving.signal, () => old.promise)
  leaving.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  let starts = 0
  const start = () => {
    starts++
    return newer.promise
  }
  const { signal } = new AbortController()
  const second = singleFlight('a', signal, start)
  old.resolve('late')
  // All that follows from the end of the older call is done.
  await new Promise(resolve => setTimeout(resolve))
  const third = singleFlight('a', signal, start)
  newer.resolve('newer')
  expect(await Promise.all([second, third])).toEqual(['newer', 'newer'])
  expect(starts).toBe(1)
})

test('singleFlight reports progress to all callers, and the latest at once to a later caller', async () => {
  const singleFlight = createSingleFlight<string>()
  const answer = pending()
  let report = (_: string) => {}
  const start = (_: AbortSignal, tell: (progress: string) => void) => {
    report = tell
    tell('queued')
    return answer.promise
  }
  const heard: string[] = []
  const hear = (who: string) => (progress: string) => void heard.push(`${who} ${progress}`)
  const leaving = new AbortController()
  const first = singleFlight('a', leaving.signal, start, hear('first'))
  report('asked')
  const second = singleFlight('a', new AbortController().signal, start, hear('second'))
  expect(heard).toEqual(['first queued', 'first asked', 'second asked'])
  leaving.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  report('retrying')
  expect(heard.slice(3)).toEqual(['second retrying'])
  answer.resolve('done')
  expect(await second).toBe('done')
})
