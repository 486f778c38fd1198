import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { awaitValue } from '../../../src/lib/await-value.ts'
import type { Query, Ready } from '../../../src/lib/query-state.ts'

type State = ReturnType<Query<number>['get']>
const ready: Ready<number> = { status: 'ready', value: 5, at: 0, sources: [], saved: false, changing: false }

function setUp(first: State, isLeft = false) {
  const $state = atom<State>(first)
  const query = Object.assign($state, { refresh() {}, refetch: undefined })
  const controller = new AbortController()
  if (isLeft) controller.abort(new Error('left'))
  return { $state, controller, value: awaitValue(query, controller.signal) }
}

test('awaitValue returns a present value at once without subscribing to its query', async () => {
  const { $state, value } = setUp(ready)
  expect(await value).toBe(5)
  expect($state.lc).toBe(0)
})

test('awaitValue waits until a partial value is complete', async () => {
  const { $state, value } = setUp({ status: 'loading' })
  $state.set({ ...ready, value: 1, partial: true, changing: true })
  $state.set(ready)
  expect(await value).toBe(5)
})

test('awaitValue rejects on a failure, unless it is being retried', async () => {
  const { $state, value } = setUp({ status: 'failed', error: new Error('first'), changing: true })
  $state.set({ status: 'failed', error: new Error('second'), changing: false })
  await expect(value).rejects.toThrow('second')
  expect($state.lc).toBe(0)
})

test('awaitValue rejects on abort and unsubscribes from its query', async () => {
  const { $state, controller, value } = setUp({ status: 'loading' })
  expect($state.lc).toBe(1)
  controller.abort(new Error('left'))
  await expect(value).rejects.toThrow('left')
  expect($state.lc).toBe(0)
})

test('awaitValue rejects when the load fails after a part of the value', async () => {
  const { $state, value } = setUp({ status: 'loading' })
  $state.set({ ...ready, value: 1, partial: true, changing: true })
  $state.set({ ...ready, value: 1, partial: true, error: new Error('down') })
  await expect(value).rejects.toThrow('down')
  expect($state.lc).toBe(0)
})

test('awaitValue rejects at once if its signal has aborted before', async () => {
  const { $state, value } = setUp({ status: 'loading' }, true)
  await expect(value).rejects.toThrow('left')
  expect($state.lc).toBe(0)
})
