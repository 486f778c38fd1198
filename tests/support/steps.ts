/** Steps of a run, as `readVmLog` makes them. */
import type { Step } from '../../src/ton/replay/vm-log.ts'

const PLAIN: Omit<Step, 'text'> = { place: null, gas: 18, gasLeft: 1000, stack: null, notes: [] }

export const step = (text: string, fields: Partial<Step> = {}): Step => ({ ...PLAIN, text, ...fields })

/** Steps from lines such as `[ 1 2 ] EQUAL`: the stack before the instruction, then the instruction; a note follows after `!`. */
export const stepsOf = (...lines: string[]): Step[] =>
  lines.map(line => {
    const [executed = '', ...notes] = line.split(' ! ')
    const found = /^(\[.*\] )?(.*)$/.exec(executed)
    return step(found?.[2] ?? '', { stack: found?.[1] ?? null, notes })
  })
