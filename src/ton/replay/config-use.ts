import { MAX_LOG_LENGTH } from './emulator.ts'
import { readVmLog } from './vm-log.ts'

/**
 * Parts of the configuration on which the result of a run may depend: none, parameters that the emulator has in full, or perhaps `ConfigParam 43`
 * too, whose newer fields the emulator may lack.
 */
export type ConfigUse = 'none' | 'known parameters' | 'any parameter'

/** Instructions that take the full configuration, the limits of messages, or the full context (c7), which holds both. */
const READS_ANY = /^execute (?:CONFIGROOT|CONFIGDICT|UNPACKEDCONFIG|GETPARAM|GETGLOBVAR|SENDMSG|PUSHCTRX|PUSH c7)/m
/** Instructions that read a price or the number of the network. */
const READS_PRICE = /^execute (?:GLOBALID|GET\w*FEE|GETPRECOMPILED)/m
/** Instructions that read the parameter whose number is on top of the stack. */
const READS_ONE = /^CONFIG(?:OPT)?PARAM/
const LIMITS = '43'

/** Numbers of the parameters that a run reads, by its log with stacks; null where the log does not show one. */
function parametersIn(log: string): (string | null)[] {
  const read = readVmLog(log, 0).filter(({ text }) => READS_ONE.test(text))
  return read.map(({ stack }) => /(?:^| )(-?\d+) \] *$/.exec(stack ?? '')?.[1] ?? null)
}

/** `log` is that of a run with instructions alone; `stacks` gives its log with stacks, if that is needed. A log without its beginning hides instructions. */
export function configUse(log: string, stacks: () => string): ConfigUse {
  if (log.length >= MAX_LOG_LENGTH || READS_ANY.test(log)) return 'any parameter'
  const count = log.match(/^execute CONFIG(?:OPT)?PARAM/gm)?.length ?? 0
  if (count === 0) return READS_PRICE.test(log) ? 'known parameters' : 'none'
  // Fewer than in the first log where this one has lost its beginning.
  const numbers = parametersIn(stacks())
  const areKnown = numbers.length === count && numbers.every(number => number !== null && number !== LIMITS)
  return areKnown ? 'known parameters' : 'any parameter'
}
