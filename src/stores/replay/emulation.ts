import { atom, type ReadableAtom } from 'nanostores'
import type { EmulationState, ReplayInput, Shortfall } from '../../domain/replay/replay.ts'
import { type Call, mainCall, type Progress } from '../../lib/call.ts'
import type { EmulatorOrder, EmulatorResult } from '../../ton/replay/orders.ts'
import { EmulationError, emulate } from './emulator.ts'
import { UnavailableError } from './inputs.ts'
import type { OnInput } from './surroundings.ts'

/** Work for the emulator: it begins at `start` alone, and ends at once at `stop`. */
export type Emulation<End extends { status: string }> = ReadableAtom<EmulationState | End> & {
  start: () => void
  stop: () => void
}

/** An order with all of its inputs. `end` makes the last state of its result; `took` is milliseconds. */
export type Prepared<End> = {
  order: EmulatorOrder
  shortfalls: Shortfall[]
  end: (result: EmulatorResult, took: number) => End
}

function problemState(error: unknown): EmulationState {
  if (error instanceof UnavailableError) return { status: 'unavailable', why: error.why }
  if (error instanceof EmulationError) return { status: 'broken', fault: error.fault }
  return { status: 'failed', problem: error }
}

type Tell = (state: EmulationState) => void

async function run<End>({ order, shortfalls, end }: Prepared<End>, signal: AbortSignal, tell: Tell): Promise<End> {
  let began = performance.now()
  tell({ status: 'fetching', part: 0, shortfalls })
  const result = await emulate(order, signal, news => {
    if (news.kind === 'download') tell({ status: 'fetching', part: news.part, shortfalls })
    if (news.kind !== 'running') return
    began = performance.now()
    tell({ status: 'running', shortfalls })
  })
  return end(result, performance.now() - began)
}

/** The call for the inputs, and who hears what is asked: each state names the input and what its call waits for. */
function inputCall(signal: AbortSignal, tell: Tell): { call: Call; onInput: OnInput } {
  let input: ReplayInput = 'block'
  const onProgress = (progress: Progress) => tell({ status: 'asking', input, progress })
  const onInput = (next: ReplayInput) => {
    input = next
    tell({ status: 'asking', input, progress: null })
  }
  return { call: { ...mainCall(signal), onProgress }, onInput }
}

/** Work for the emulator, whose inputs `prepare` asks for. */
export function createEmulation<End extends { status: string }>(
  prepare: (call: Call, onInput: OnInput) => Promise<Prepared<End>>,
): Emulation<End> {
  const $state = atom<EmulationState | End>({ status: 'idle' })
  let running: AbortController | undefined

  async function begin(controller: AbortController) {
    const { signal } = controller
    const set = (state: EmulationState | End) => {
      if (!signal.aborted) $state.set(state)
    }
    const { call, onInput } = inputCall(signal, set)
    try {
      set(await run(await prepare(call, onInput), signal, set))
    } catch (error) {
      set(problemState(error))
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

  return Object.assign($state, { start, stop })
}
