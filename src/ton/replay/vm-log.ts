import type { Hash } from '../hash.ts'

/** Place of an instruction: the hash of its cell and the bit at which it begins. */
export type Place = { cell: Hash; bit: number }

/** One instruction that the virtual machine executed. What the log does not say is null. */
export type Step = {
  /** as the virtual machine prints it, such as `PUSHINT 5` */
  text: string
  place: Place | null
  /** gas that the instruction used */
  gas: number | null
  /** gas that is left after it */
  gasLeft: number | null
  /** the stack before it, as the virtual machine prints it: its top is the last entry */
  stack: string | null
  /** what happened in it beside: a changed gas limit, an exception, an action */
  notes: readonly string[]
}

const PLACE = /^code cell hash: ([0-9A-F]{64}) offset: (\d+)$/
const GAS_LIMIT = /^changing gas limit to (\d+)$/
/** Lines of the virtual machine's own that are kept as notes. */
const NOTE =
  /^(?:changing gas limit|installing an output action|handling exception|default exception handler|unhandled |Child VM finished)/

/** Instructions that run code in a separate machine, whose steps and gas are in the same log. */
const STARTS_CHILD = /^RUNVM/
const CHILD_END = /^Child VM finished/

/** Text after a prefix; undefined when it is not there. */
const after = (line: string, prefix: string) => (line.startsWith(prefix) ? line.slice(prefix.length) : undefined)

type OpenStep = { -readonly [Field in keyof Step]: Step[Field] } & { notes: string[] }

/** Gas by the difference to what was left before; `limit` follows the changes that the log notes. */
class GasMeter {
  #left: number | null
  #raised: number | null = 0
  #limit: number | null

  /** `limit`: gas that a log begins with; null for one whose beginning is lost. */
  constructor(limit: number | null) {
    this.#limit = limit
    this.#left = limit
  }

  setLimit(limit: number): void {
    this.#raised = this.#limit === null ? null : limit - this.#limit
    this.#limit = limit
  }

  /** Another machine goes on, with its own limit. */
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

/**
 * Steps of a log of TON's virtual machine. `gasLimit` is the gas that the first step of a complete log had; null for a log whose
 * beginning is cut off, whose first line is then left out.
 */
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

/** Steps of one run out of logs of different detail, each of which may have lost its beginning: they agree from the end. */
export function mergeSteps(logs: readonly (readonly Step[])[]): Step[] {
  const [longest = [], ...others] = logs.toSorted((a, b) => b.length - a.length)
  const merged = [...longest]
  for (const log of others) {
    const start = merged.length - log.length
    for (const [place, step] of log.entries()) {
      const known = merged[start + place]
      // A first step may have lost lines to the cut.
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
