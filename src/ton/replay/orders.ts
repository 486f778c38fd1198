import type { MethodInput } from './emulator.ts'
import type { Forecast, ForecastJob, Replayed, ReplayJob } from './replay.ts'
import type { RunMethod } from './run-method.ts'

/** Message to the worker that runs the emulator. */
export type EmulatorOrder =
  | { kind: 'replay'; job: ReplayJob }
  | { kind: 'forecast'; job: ForecastJob }
  | { kind: 'method'; input: MethodInput }

/** Answer to an order. */
export type EmulatorResult =
  | { kind: 'replay'; replayed: Replayed }
  | { kind: 'forecast'; forecast: Forecast }
  | { kind: 'method'; output: RunMethod }

/** Message from the worker; `part` is the share of the emulator that has come, 0 to 1. The last one answers the order. */
export type EmulatorNews =
  | { kind: 'download'; part: number }
  | { kind: 'running' }
  /** a result without stacks and get-methods, which counts where the full one does not come */
  | { kind: 'made'; result: EmulatorResult }
  | EmulatorResult
  /** `download`: the emulator did not come; `engine`: it could not run, as for want of memory */
  | { kind: 'failed'; fault: 'download' | 'engine'; detail: string }
