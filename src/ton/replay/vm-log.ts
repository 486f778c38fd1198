import type { Hash } from '../hash.ts'

/** Place of an instruction: hash of its cell, and its first bit. */
export type Place = { cell: Hash; bit: number }

/** An executed instruction. Values missing in the log are null. */
export type Step = {
  /** as printed by the virtual machine, such as `PUSHINT 5` */
  text: string
  place: Place | null
  /** gas used by the instruction */
  gas: number | null
  /** gas left after it */
  gasLeft: number | null
  /** stack before the instruction, as printed by the virtual machine, with the top last */
  stack: string | null
  /** further events of the step: a changed gas limit, an exception, an action */
  notes: readonly string[]
}

const PLACE = /^code cell hash: ([0-9A-F]{64}) offset: (\d+)$/
const GAS_LIMIT = /^changing gas limit to (\d+)$/
/** Log lines kept as notes. */
const NOTE =
  /^(?:changing gas limit|installing an output action|handling exception|default exception handler|unhandled |Child VM finished)/

/** Instructions that start a child machine, whose steps and gas are in the same log. */
const STARTS_CHILD = /^RUNVM/
const CHILD_END = /^Child VM finished/

/** Text after a prefix; undefined without the prefix. */
const after = (line: string, prefix: string) => (line.startsWith(prefix) ? line.slice(prefix.length) : undefined)

type OpenStep = { -readonly [Field in keyof Step]: Step[Field] } & { notes: string[] }

/** Computes used gas from the gas left before and after. `limit` follows the changes in the log. */
class GasMeter {
  #left: number | null
  #raised: number | null = 0
  #limit: number | null

  /** `limit`: gas at the start of the log; null if the start is truncated. */
  constructor(limit: number | null) {
    this.#limit = limit
    this.#left = limit
  }

  setLimit(limit: number): void {
    this.#raised = this.#limit === null ? null : limit - this.#limit
    this.#limit = limit
  }

  /** Another machine continues, with its own limit. */
  change(): void {
    this.#left = this.#limit = null
  }

  read(left: number): number | null {
    const used = this.#left === null || this.#raised === null ? null : this.#left + this.#raised - left
    this.#left = left
    this.#raised = 0
    return used
  }
}

/** Steps in a log of TON's virtual machine. `gasLimit`: gas at the start of a complete log; null for a truncated one, whose first line is dropped. */
export function readVmLog(log: string, gasLimit: number | null): Step[] {
  const steps: Step[] = []
  const meter = new GasMeter(gasLimit)
  let place: Place | null = null
  let stack: string | null = null
  let open: OpenStep | undefined
  let at = gasLimit === null ? log.indexOf('\n') + 1 : 0
  while (at < log.length) {
    const end = log.indexOf('\n', at)
    const line = log.slice(at, end < 0 ? log.length : end)
    at = end < 0 ? log.length : end + 1
    const executed = after(line, 'execute ')
    if (executed !== undefined) {
      open = { text: executed, place, gas: null, gasLeft: null, stack, notes: [] }
      steps.push(open)
      place = stack = null
      if (STARTS_CHILD.test(executed)) meter.change()
      continue
    }
    const found = PLACE.exec(line)
    if (found) place = { cell: (found[1] ?? '').toLowerCase(), bit: Number(found[2]) }
    stack = after(line, 'stack: ') ?? stack
    const left = after(line, 'gas remaining: ')
    if (left !== undefined) {
      const gas = meter.read(Number(left))
      if (open) Object.assign(open, { gasLeft: Number(left), gas })
    }
    const limit = GAS_LIMIT.exec(line)?.[1]
    if (limit) meter.setLimit(Number(limit))
    if (CHILD_END.test(line)) meter.change()
    if (NOTE.test(line)) open?.notes.push(line)
  }
  return steps
}

/** Merges the steps of logs of one run with different details. Each log may be truncated at the start, so that they are aligned at the end. */
export function mergeSteps(logs: readonly (readonly Step[])[]): Step[] {
  const [longest = [], ...others] = logs.toSorted((a, b) => b.length - a.length)
  const merged = [...longest]
  for (const log of others) {
    const start = merged.length - log.length
    for (const [place, step] of log.entries()) {
      const known = merged[start + place]
      // The first step of a truncated log may be incomplete.
      if (known?.text === step.text)
        merged[start + place] = {
          ...step,
          place: step.place ?? known.place,
          gas: step.gas ?? known.gas,
          gasLeft: step.gasLeft ?? known.gasLeft,
          stack: step.stack ?? known.stack,
          notes: step.notes.length > known.notes.length ? step.notes : known.notes,
        }
    }
  }
  return merged
}
