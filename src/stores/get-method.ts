import { atom, type ReadableAtom } from 'nanostores'
import type { MethodCall, MethodRun } from '../domain/method/value.ts'
import { mainCall, type Progress } from '../lib/call.ts'
import { getIndexedMethodRun } from '../providers/indexer/get-method.ts'
import { getMethodRun } from '../providers/node/get-method.ts'
import { withFallback } from './base/with-fallback.ts'

/**
 * `call`: the request; `at`: time of the answer in unix ms; `source`: the provider that answered. `progress`: state of the running request.
 */
export type MethodState =
  | { status: 'idle' }
  | { status: 'running'; call: MethodCall; progress: Progress | null }
  | { status: 'ended'; call: MethodCall; run: MethodRun; source: string; at: number }
  | { status: 'failed'; call: MethodCall; problem: unknown }

export type MethodRunner = ReadableAtom<MethodState> & {
  /** Starts a run and aborts a running one. */
  run: (call: MethodCall) => void
  /** Aborts a running call; a result stays. */
  stop: () => void
  /** Aborts a running call and forgets the result, which is of other arguments. */
  clear: () => void
}

/** Runs a get-method on the node at each `run`, with the indexer as the fallback. Results are not saved. */
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

  function clear() {
    stop()
    $state.set({ status: 'idle' })
  }

  return Object.assign($state, { run, stop, clear })
}
