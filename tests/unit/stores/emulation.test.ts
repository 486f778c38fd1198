import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmulation } from '../../../src/stores/replay/emulation.ts'
import type { OnInput } from '../../../src/stores/replay/surroundings.ts'
import type { EmulatorNews, EmulatorResult } from '../../../src/ton/replay/orders.ts'

type End = { status: 'done'; end: number }

/** All opened workers, including closed ones. */
let workers: FakeWorker[]

class FakeWorker {
  onmessage?: (event: { data: EmulatorNews }) => void
  isClosed = false
  constructor() {
    workers.push(this)
  }
  postMessage() {}
  terminate() {
    this.isClosed = true
  }
  tell(data: EmulatorNews) {
    this.onmessage?.({ data })
  }
}

const RESULT: EmulatorResult = {
  kind: 'method',
  output: { exitCode: 0, gasUsed: '1', stack: '', uses: 'none' },
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

/** Work whose inputs come when a test says so. */
function openWork() {
  const runs: { onInput: OnInput; come: (input: unknown) => void; fetchEmulator: () => void }[] = []
  const work = createEmulation<End>((_call, onInput, fetchEmulator) => {
    const { promise, resolve } = Promise.withResolvers<never>()
    runs.push({ onInput, come: input => resolve(input as never), fetchEmulator })
    return promise
  })
  const prepared = (end: number) => ({
    order: { kind: 'method' },
    shortfalls: [],
    end: (): End => ({ status: 'done', end }),
  })
  return { work, runs, prepared }
}

const settled = () => new Promise<void>(resolve => setTimeout(resolve))

test('a second start of an emulation in progress has no effect', async () => {
  const { work, runs } = openWork()
  work.start()
  work.start()
  await settled()
  expect(runs).toHaveLength(1)
})

test('messages of a stopped emulation change no state', async () => {
  const { work, runs, prepared } = openWork()
  work.start()
  runs[0]!.onInput('state')
  expect(work.get()).toMatchObject({ status: 'asking', input: 'state' })
  work.stop()
  runs[0]!.onInput('configuration')
  runs[0]!.come(prepared(1))
  await settled()
  expect(work.get()).toEqual({ status: 'idle' })
})

test('a restarted emulation is not affected by the end of the previous one', async () => {
  const { work, runs, prepared } = openWork()
  work.start()
  work.stop()
  work.start()
  runs[0]!.come(prepared(1))
  await settled()
  work.start()
  expect(runs).toHaveLength(2)
  runs[1]!.come(prepared(2))
  await settled()
  workers[0]!.tell(RESULT)
  await settled()
  expect(work.get()).toEqual({ status: 'done', end: 2 })
})

test.each(['ends', 'is stopped'])('the emulation worker is closed when its work %s', async way => {
  const { work, runs, prepared } = openWork()
  work.start()
  runs[0]!.fetchEmulator()
  runs[0]!.come(prepared(1))
  await settled()
  expect(workers.map(({ isClosed }) => isClosed)).toEqual([false])
  if (way === 'ends') workers[0]!.tell(RESULT)
  else work.stop()
  await settled()
  expect(workers.map(({ isClosed }) => isClosed)).toEqual([true])
})

test('an emulation that ends without a run opens no worker, and closes an opened one', async () => {
  const { work, runs } = openWork()
  work.start()
  runs[0]!.come({ ended: { status: 'done', end: 3 } })
  await settled()
  expect([work.get(), workers]).toEqual([{ status: 'done', end: 3 }, []])
  work.start()
  runs[1]!.fetchEmulator()
  runs[1]!.come({ ended: { status: 'done', end: 4 } })
  await settled()
  expect(work.get()).toEqual({ status: 'done', end: 4 })
  expect(workers.map(({ isClosed }) => isClosed)).toEqual([true])
})
