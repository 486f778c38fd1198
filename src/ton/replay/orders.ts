import type { MethodInput, MethodOutput } from './emulator.ts'
import type { Replayed, ReplayJob } from './replay.ts'

/** Message to the worker that runs the emulator. */
export type EmulatorOrder = { kind: 'replay'; job: ReplayJob } | { kind: 'method'; input: MethodInput }

/** Message from the worker; `part` is the share of the emulator that has come, 0 to 1. The last one answers the order. */
export type EmulatorNews =
  | { kind: 'download'; part: number }
  | { kind: 'running' }
  | { kind: 'replayed'; replayed: Replayed }
  | { kind: 'method'; output: MethodOutput }
  /** `download`: the emulator did not come; `engine`: it could not run, as for want of memory */
  | { kind: 'failed'; fault: 'download' | 'engine'; detail: string }
