import { expect, test } from 'vitest'
import { sleep } from '../../../src/lib/sleep.ts'

const reason = new Error('left')

test('sleep rejects with the reason of a signal that aborted before', async () => {
  await expect(sleep(20, AbortSignal.abort(reason))).rejects.toBe(reason)
})

test('sleep rejects with the reason of a signal that aborts, and resolves without an abort', async () => {
  const controller = new AbortController()
  const asleep = sleep(20, controller.signal)
  controller.abort(reason)
  await expect(asleep).rejects.toBe(reason)
  await expect(sleep(1, new AbortController().signal)).resolves.toBeUndefined()
})
