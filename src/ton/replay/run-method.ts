import { type ConfigUse, configUse } from './config-use.ts'
import { type Emulator, LOG, type MethodInput, type MethodOutput } from './emulator.ts'

/** Result of a get-method. `uses`: parts of the configuration that it may depend on. */
export type RunMethod = Omit<MethodOutput, 'log'> & { uses: ConfigUse }

/**
 * Runs a get-method with a gas limit of 1,000,000. Calls `onMade` before the stacks are read, which a contract can make slow. Throws
 * `EmulatorError`.
 */
export function runMethod(
  emulator: Emulator,
  input: MethodInput,
  onMade: (made: RunMethod) => void = () => {},
): RunMethod {
  const { log, ...output } = emulator.method(input, LOG.instructions)
  const uses = configUse(log, () => {
    onMade({ ...output, uses: 'any parameter' })
    return emulator.method(input, LOG.stacks).log
  })
  return { ...output, uses }
}
