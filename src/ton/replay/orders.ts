import type { MethodInput } from './emulator.ts'
import type { Forecast, ForecastJob, Replayed, ReplayJob } from './replay.ts'
import type { RunMethod } from './run-method.ts'

/** Message to the emulator's worker. */
export type EmulatorOrder =
  | { kind: 'replay'; job: ReplayJob }
  | { kind: 'forecast'; job: ForecastJob }
  | { kind: 'method'; input: MethodInput }

/** Result of an order. */
export type EmulatorResult =
  | { kind: 'replay'; replayed: Replayed }
  | { kind: 'forecast'; forecast: Forecast }
  | { kind: 'method'; output: RunMethod }

/** Message from the worker; `part`: loaded fraction of the emulator, 0 to 1. The last message ends the order. */
export type EmulatorNews =
  | { kind: 'download'; part: number }
  | { kind: 'running' }
  /** preliminary result without stacks and get-methods, used if the complete one fails */
  | { kind: 'made'; result: EmulatorResult }
  | EmulatorResult
  /** `download`: the emulator was not loaded; `engine`: it could not run, for example out of memory */
  | { kind: 'failed'; fault: 'download' | 'engine'; detail: string }
