import { atom, type ReadableAtom } from 'nanostores'
import type { EmulationState, ReplayInput, Shortfall } from '../../domain/replay/replay.ts'
import { type Call, mainCall, type Progress } from '../../lib/call.ts'
import type { EmulatorNews, EmulatorOrder, EmulatorResult } from '../../ton/replay/orders.ts'
import { EmulationError, type OpenEmulator, openEmulator, unlessAborted } from './emulator.ts'
import { UnavailableError } from './inputs.ts'
import type { OnInput } from './surroundings.ts'

/** Work for the emulator: it begins at `start` alone, and ends at once at `stop`. */
export type Emulation<End extends { status: string }> = ReadableAtom<EmulationState | End> & {
  start: () => void
  stop: () => void
}

/** End of work that is not worth a run, because its inputs contradict each other. */
type Ended<End> = { ended: End }

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

/** An emulator whose download is told while nothing else is: `open` begins it, beside the last calls for inputs. */
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

/** Work for the emulator, whose inputs `prepare` asks for; it may have the emulator fetched before it has all of them. */
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
