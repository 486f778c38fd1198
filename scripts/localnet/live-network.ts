/** A chain with a hand on its clock: by the step, or along with the wall clock. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Chain } from './chain/chain.ts'
import type { Almanac, Network } from './chain/types.ts'
import type { Scenario } from './scenario/scenario.ts'

/** After a longer pause the chain does not make up for it: it jumps, and has this many fresh blocks to show. */
export const FRESH_BLOCKS = 60

export class LiveNetwork implements Network {
  readonly chain: Chain
  readonly almanac: Almanac
  running = false
  readonly #scenario: Scenario
  readonly #interval: number
  /** milliseconds since the epoch: gen_utime has whole seconds, the interval has not */
  #time: number
  #timer: NodeJS.Timeout | undefined
  #run = 0
  #last: Promise<void> = Promise.resolve()

  /** `interval` between blocks in seconds. */
  constructor(chain: Chain, scenario: Scenario, interval: number) {
    this.chain = chain
    this.almanac = scenario.almanac
    this.#scenario = scenario
    this.#interval = interval * 1000
    this.#time = chain.now * 1000
  }

  step(): Promise<void> {
    this.#last = this.#last.then(() => this.#step())
    return this.#last
  }

  async play(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) await this.step()
  }

  /** The history is there: the almanac may speak of it, and the archive forget what gets too old. */
  settle(): void {
    this.chain.archive.settle()
    this.#scenario.pointOut()
  }

  /** Steps until the newest block is of the present; skips what would take too long to make up for. */
  async catchUp(): Promise<void> {
    this.#time = Math.max(this.#time, Date.now() - FRESH_BLOCKS * this.#interval)
    while (this.#time + this.#interval <= Date.now()) await this.step()
  }

  run(): void {
    if (this.running) return
    this.running = true
    this.#schedule(++this.#run)
  }

  pause(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  close(): void {
    this.pause()
  }

  /** `run` tells a clock that was stopped and started again from the one before. */
  #schedule(run: number): void {
    const wait = Math.max(0, this.#time + this.#interval - Date.now())
    this.#timer = setTimeout(async () => {
      const late = Date.now() - this.#time > FRESH_BLOCKS * this.#interval
      await (late ? this.catchUp() : this.step())
      if (this.running && run === this.#run) this.#schedule(run)
    }, wait)
  }

  async #step(): Promise<void> {
    const step = this.chain.head(-1).seqno + 1
    this.#time += this.#interval + this.#scenario.pause(step) * 1000
    const now = Math.floor(this.#time / 1000)
    // Orders are signed when the block is due: the signatures' life counts from there.
    this.chain.now = now
    this.#scenario.act(step)
    await this.chain.step(now)
    // Whatever a WeakRef was asked for stays until this turn of the loop is over: hundreds of steps in one would fill the memory.
    await nextTurn()
  }
}
