/** The history of a network as scenes, one per step. Several chapters may play at the same time. */

export type Act = () => void

export class Script {
  readonly #scenes = new Map<number, Act[]>()
  readonly #pauses = new Map<number, number>()

  /** Adds an action to a step (1 is the first). */
  at(step: number, act: Act): void {
    const acts = this.#scenes.get(step)
    if (acts) acts.push(act)
    else this.#scenes.set(step, [act])
  }

  /** Starts a chapter at a step: successive scenes, one per step. */
  track(step: number): Track {
    return new Track(this, step)
  }

  /** Advances the clock before a step, without blocks in between. */
  pauseBefore(step: number, seconds: number): void {
    this.#pauses.set(step, seconds)
  }

  play(step: number): void {
    for (const act of this.#scenes.get(step) ?? []) act()
  }

  /** Returns the pause before a step, in seconds. */
  pause(step: number): number {
    return this.#pauses.get(step) ?? 0
  }
}

export class Track {
  readonly #script: Script
  #step: number

  constructor(script: Script, step: number) {
    this.#script = script
    this.#step = step
  }

  scene(act: Act): this {
    this.#script.at(this.#step++, act)
    return this
  }

  rest(steps: number): this {
    this.#step += steps
    return this
  }
}
