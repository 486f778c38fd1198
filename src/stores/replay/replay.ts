import { atom, type ReadableAtom } from 'nanostores'
import { failureOf } from '../../domain/replay/failure.ts'
import { failureText } from '../../domain/replay/failure-text.ts'
import type { ReplayInput, ReplayState } from '../../domain/replay/replay.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { mainCall, type Progress } from '../../lib/call.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import { EmulationError, emulate } from './emulator.ts'
import { $failures } from './failures.ts'
import { gatherInputs, type Inputs, UnavailableError } from './inputs.ts'

export type Replay = ReadableAtom<ReplayState> & { start: () => void; stop: () => void }

const replays = new Map<Hash, Replay>()

function endOf(error: unknown): ReplayState {
  if (error instanceof UnavailableError) return { status: 'unavailable', why: error.why }
  if (error instanceof EmulationError) return { status: 'broken', fault: error.fault }
  return { status: 'failed', problem: error }
}

/** Notes the failure that the steps of a transaction show, if they show one. */
function noteFailure(hash: Hash, steps: readonly Step[]): void {
  const failure = failureOf(steps)
  if (failure) $failures.set({ ...$failures.get(), [hash]: failureText(failure) })
}

async function run(
  { job, shortfalls }: Inputs,
  signal: AbortSignal,
  set: (state: ReplayState) => void,
): Promise<ReplayState> {
  let began = performance.now()
  set({ status: 'fetching', part: 0, shortfalls })
  const result = await emulate({ kind: 'replay', job }, signal, news => {
    if (news.kind === 'download') set({ status: 'fetching', part: news.part, shortfalls })
    if (news.kind !== 'running') return
    began = performance.now()
    set({ status: 'running', shortfalls })
  })
  if (result.kind !== 'replayed') throw new EmulationError('engine', 'another result')
  const { replayed } = result
  const earlier = job.transactions.length - 1
  if (replayed.status === 'equal')
    return { status: 'equal', result: replayed, earlier, took: performance.now() - began, shortfalls }
  if (replayed.status === 'refused') return { status: 'refused', reason: replayed.reason, shortfalls }
  return { status: 'different', transaction: replayed.transaction, isEarlier: replayed.at < earlier, shortfalls }
}

/** The replay of a transaction in this browser, which begins at `start` alone and ends at once at `stop`. */
export function $replay(transaction: Transaction): Replay {
  const known = replays.get(transaction.hash)
  if (known) return known
  const $state = atom<ReplayState>({ status: 'idle' })
  let running: AbortController | undefined

  async function begin(controller: AbortController) {
    const { signal } = controller
    const set = (state: ReplayState) => {
      if (!signal.aborted) $state.set(state)
    }
    let input: ReplayInput = 'block'
    const asking = (next: ReplayInput) => {
      input = next
      set({ status: 'asking', input, progress: null })
    }
    const call = {
      ...mainCall(signal),
      onProgress: (progress: Progress) => set({ status: 'asking', input, progress }),
    }
    try {
      const inputs = await gatherInputs(call, transaction, asking)
      const ended = await run(inputs, signal, set)
      if (ended.status === 'equal') noteFailure(transaction.hash, ended.result.steps)
      set(ended)
    } catch (error) {
      set(endOf(error))
    }
    if (running === controller) running = undefined
  }

  function start() {
    if (running) return
    running = new AbortController()
    void begin(running)
  }

  function stop() {
    if (!running) return
    running.abort()
    running = undefined
    $state.set({ status: 'idle' })
  }

  const replay = Object.assign($state, { start, stop })
  replays.set(transaction.hash, replay)
  return replay
}
