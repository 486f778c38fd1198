import { atom, type ReadableAtom } from 'nanostores'
import type { MethodCall, MethodRun } from '../domain/method/value.ts'
import { mainCall, type Progress } from '../lib/call.ts'
import { getIndexedMethodRun } from '../providers/indexer/get-method.ts'
import { getMethodRun } from '../providers/node/get-method.ts'
import { withFallback } from './base/with-fallback.ts'

/** `call` is what was asked, `at` when its answer came, in ms, `source` who gave it. `progress` says what a run waits for. */
export type MethodState =
  | { status: 'idle' }
  | { status: 'running'; call: MethodCall; progress: Progress | null }
  | { status: 'ended'; call: MethodCall; run: MethodRun; source: string; at: number }
  | { status: 'failed'; call: MethodCall; problem: unknown }

export type MethodRunner = ReadableAtom<MethodState> & {
  /** Begins a run; one that is under way is given up. */
  run: (call: MethodCall) => void
  /** Gives up what is under way; a result stays. */
  stop: () => void
}

/** Runs a get-method at each `run`, by the node, or by the indexer when that fails. Nothing of it is kept. */
export function createMethodRunner(): MethodRunner {
  const $state = atom<MethodState>({ status: 'idle' })
  let running: AbortController | undefined

  async function begin(call: MethodCall, { signal }: AbortController) {
    let source = ''
    const end = (state: MethodState) => {
      if (signal.aborted) return
      running = undefined
      $state.set(state)
    }
    try {
      const run = await withFallback(
        {
          ...mainCall(signal),
          onSource: name => {
            source = name
          },
          onProgress: progress => {
            if (running?.signal === signal) $state.set({ status: 'running', call, progress })
          },
        },
        asked => getMethodRun(asked, call),
        asked => getIndexedMethodRun(asked, call),
      )
      end({ status: 'ended', call, run, source, at: Date.now() })
    } catch (problem) {
      end({ status: 'failed', call, problem })
    }
  }

  function run(call: MethodCall) {
    running?.abort()
    running = new AbortController()
    $state.set({ status: 'running', call, progress: null })
    void begin(call, running)
  }

  function stop() {
    if (!running) return
    running.abort()
    running = undefined
    $state.set({ status: 'idle' })
  }

  return Object.assign($state, { run, stop })
}
