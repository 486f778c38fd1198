import { jobOf, passesReplay, REPLAY_CHECKS, type ReplayCheck } from '../../domain/checks/replay-checks.ts'
import { EmulationError, emulate } from './emulator.ts'

/** `impossible`: the emulator could not be loaded or run in this browser. `took` is in ms. */
export type ReplayOutcome = { name: ReplayCheck; outcome: 'passed' | 'failed' | 'impossible'; took: number }

async function outcomeOf(name: ReplayCheck, signal: AbortSignal): Promise<ReplayOutcome['outcome']> {
  try {
    const result = await emulate({ kind: 'replay', job: jobOf(name) }, signal)
    return passesReplay(name, result.kind === 'replay' ? result.replayed : null) ? 'passed' : 'failed'
  } catch (error) {
    if (error instanceof EmulationError) return 'impossible'
    throw error
  }
}

/** Replays recorded genuine and forged transactions in this browser, one after another. */
export async function* runReplayChecks(signal: AbortSignal): AsyncGenerator<ReplayOutcome> {
  for (const name of REPLAY_CHECKS) {
    const began = performance.now()
    const outcome = await outcomeOf(name, signal)
    yield { name, outcome, took: performance.now() - began }
  }
}
