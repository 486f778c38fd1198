import { atom, type ReadableAtom } from 'nanostores'
import type { EmulationState, ReplayInput, Shortfall } from '../../domain/replay/replay.ts'
import { type Call, mainCall, type Progress } from '../../lib/call.ts'
import type { EmulatorNews, EmulatorOrder, EmulatorResult } from '../../ton/replay/orders.ts'
import { EmulationError, type OpenEmulator, openEmulator, unlessAborted } from './emulator.ts'
import { UnavailableError } from './inputs.ts'
import type { OnInput } from './surroundings.ts'

/** A task for the emulator. Starts on `start()` and is aborted by `stop()`. */
export type Emulation<End extends { status: string }> = ReadableAtom<EmulationState | End> & {
  start: () => void
  stop: () => void
}

/** Early end without a run, because the inputs contradict each other. */
type Ended<End> = { ended: End }

/** An order with all inputs. `end` converts its result to the final state; `took` is in ms. */
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

/**
 * Holds one emulator. `open` starts its download in parallel with the last calls for inputs. Its progress is reported once the inputs are
 * complete.
 */
function createWorkplace(tell: Tell) {
  let emulator: OpenEmulator | undefined
  let part = 0
  let began = 0
  let shortfalls: Shortfall[] | undefined
  const onNews = (news: EmulatorNews) => {
    if (news.kind === 'download') part = news.part
    if (news.kind === 'running') began = performance.now()
    if (shortfalls)
      tell(news.kind === 'running' ? { status: 'running', shortfalls } : { status: 'fetching', part, shortfalls })
  }
  const open = () => {
    emulator ??= openEmulator(onNews)
    return emulator
  }
  return {
    open: () => void open(),
    async run<End>(prepared: Prepared<End>, signal: AbortSignal): Promise<End> {
      shortfalls = prepared.shortfalls
      tell({ status: 'fetching', part, shortfalls })
      const result = await unlessAborted(open().run(prepared.order), signal)
      return prepared.end(result, performance.now() - began)
    },
    close: () => emulator?.close(),
  }
}

/** The call for the inputs, and its listener. Each state names the requested input and the progress of its call. */
function inputCall(signal: AbortSignal, tell: Tell): { call: Call; onInput: OnInput } {
  let input: ReplayInput = 'block'
  const onProgress = (progress: Progress) => tell({ status: 'asking', input, progress })
  const onInput = (next: ReplayInput) => {
    input = next
    tell({ status: 'asking', input, progress: null })
  }
  return { call: { ...mainCall(signal), onProgress }, onInput }
}

/** Creates a task for the emulator. `prepare` loads the inputs and may start the download of the emulator before they are complete. */
export function createEmulation<End extends { status: string }>(
  prepare: (call: Call, onInput: OnInput, fetchEmulator: () => void) => Promise<Prepared<End> | Ended<End>>,
): Emulation<End> {
  const $state = atom<EmulationState | End>({ status: 'idle' })
  let running: AbortController | undefined

  async function begin(controller: AbortController) {
    const { signal } = controller
    const set = (state: EmulationState | End) => {
      if (!signal.aborted) $state.set(state)
    }
    const { call, onInput } = inputCall(signal, set)
    const workplace = createWorkplace(set)
    try {
      const prepared = await unlessAborted(prepare(call, onInput, workplace.open), signal)
      set('ended' in prepared ? prepared.ended : await workplace.run(prepared, signal))
    } catch (error) {
      set(problemState(error))
    } finally {
      workplace.close()
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
