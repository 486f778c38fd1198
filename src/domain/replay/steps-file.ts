import type { Step } from '../../ton/replay/vm-log.ts'

/** Steps per part of the file. */
const STEPS_IN_PART = 5_000

function rowOf({ text, place, ...step }: Step, number: number): string {
  return JSON.stringify({
    step: number,
    instruction: text,
    cell: place?.cell ?? null,
    bit: place?.bit ?? null,
    ...step,
  })
}

/** JSON file with one row per step, in parts. `vmSteps`: number of steps in the transaction. */
export async function* stepParts(
  steps: readonly Step[],
  firstNumber: number,
  vmSteps: number,
): AsyncGenerator<string, void> {
  yield `{"vmSteps":${vmSteps},"steps":[`
  for (let start = 0; start < steps.length; start += STEPS_IN_PART) {
    const rows = steps
      .slice(start, start + STEPS_IN_PART)
      .map((step, place) => rowOf(step, firstNumber + start + place))
    yield `${start > 0 ? ',' : ''}\n${rows.join(',\n')}`
  }
  yield '\n]}\n'
}
