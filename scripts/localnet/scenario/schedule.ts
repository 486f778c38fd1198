/** Actions of a scenario by step. Several sequences may run at the same time. */

export type Action = () => void

export class Schedule {
  readonly #actions = new Map<number, Action[]>()
  readonly #pauses = new Map<number, number>()

  /** Adds an action to a step (1 is the first). */
  at(step: number, action: Action): void {
    const actions = this.#actions.get(step)
    if (actions) actions.push(action)
    else this.#actions.set(step, [action])
  }

  /** Starts a sequence at a step: successive actions, one per step. */
  sequence(step: number): Sequence {
    return new Sequence(this, step)
  }

  /** Advances the clock before a step, without blocks in between. */
  pauseBefore(step: number, seconds: number): void {
    this.#pauses.set(step, seconds)
  }

  run(step: number): void {
    for (const action of this.#actions.get(step) ?? []) action()
  }

  /** Returns the pause before a step, in seconds. */
  pause(step: number): number {
    return this.#pauses.get(step) ?? 0
  }
}

export class Sequence {
  readonly #schedule: Schedule
  #step: number

  constructor(schedule: Schedule, step: number) {
    this.#schedule = schedule
    this.#step = step
  }

  /** Adds an action to the next step. */
  step(action: Action): this {
    this.#schedule.at(this.#step++, action)
    return this
  }

  /** Leaves steps without an action. */
  skip(steps: number): this {
    this.#step += steps
    return this
  }
}
