import { MAX_LOG_LENGTH } from './emulator.ts'
import { readVmLog } from './vm-log.ts'

/**
 * Parts of the configuration that a run may depend on: none, parameters that the emulator supports completely, or perhaps `ConfigParam 43`,
 * whose newer fields the emulator may lack.
 */
export type ConfigUse = 'none' | 'known parameters' | 'any parameter'

/** Instructions that read the complete configuration, the limits of messages, or the context (c7), which contains both. */
const READS_ANY = /^execute (?:CONFIGROOT|CONFIGDICT|UNPACKEDCONFIG|GETPARAM|GETGLOBVAR|SENDMSG|PUSHCTRX|PUSH c7)/m
/** Instructions that read a price or the network's id. */
const READS_PRICE = /^execute (?:GLOBALID|GET\w*FEE|GETPRECOMPILED)/m
/** Instructions that read the parameter with the number on top of the stack. */
const READS_ONE = /^CONFIG(?:OPT)?PARAM/
const LIMITS = '43'

/** Numbers of the parameters that a run reads, by its log with stacks; null if not visible. */
function parametersIn(log: string): (string | null)[] {
  const read = readVmLog(log, 0).filter(({ text }) => READS_ONE.test(text))
  return read.map(({ stack }) => /(?:^| )(-?\d+) \] *$/.exec(stack ?? '')?.[1] ?? null)
}

/**
 * Parts of the configuration that a run used. `log`: its log of instructions; `stacks`: loads its log with stacks, if needed. A truncated
 * log hides instructions.
 */
export function configUse(log: string, stacks: () => string): ConfigUse {
  if (log.length >= MAX_LOG_LENGTH || READS_ANY.test(log)) return 'any parameter'
  const count = log.match(/^execute CONFIG(?:OPT)?PARAM/gm)?.length ?? 0
  if (count === 0) return READS_PRICE.test(log) ? 'known parameters' : 'none'
  // The log may be truncated, and then shows fewer reads.
  const numbers = parametersIn(stacks())
  const areKnown = numbers.length === count && numbers.every(number => number !== null && number !== LIMITS)
  return areKnown ? 'known parameters' : 'any parameter'
}
