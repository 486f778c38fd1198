/** A chain with a controllable clock: one step at a time, or in step with the wall clock. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Chain } from './chain/chain.ts'
import type { Fixtures, Network } from './chain/types.ts'
import { reasonOf } from './reason.ts'
import type { Scenario } from './scenario/scenario.ts'

/** Maximum number of blocks made to catch up. After a longer pause the chain skips the rest of the gap. */
export const MAX_CATCH_UP_BLOCKS = 60

/** Minimum by which the clock must be set back to be reported, in milliseconds. */
const MIN_REPORTED_SETBACK_MS = 10_000

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`

export class LiveNetwork implements Network {
  readonly chain: Chain
  readonly fixtures: Fixtures
  running = false
  readonly #scenario: Scenario
  readonly #interval: number
  /** milliseconds since the epoch: the interval may have fractions of a second, gen_utime has none */
  #time: number
  #timer: NodeJS.Timeout | undefined
  #run = 0
  /** whether the clock was set back */
  #isAhead = false
  #last: Promise<void> = Promise.resolve()

  /** `interval`: seconds between blocks. */
  constructor(chain: Chain, scenario: Scenario, interval: number) {
    this.chain = chain
    this.fixtures = scenario.fixtures
    this.#scenario = scenario
    this.#interval = interval * 1000
    this.#time = chain.now * 1000
  }

  step(): Promise<void> {
    const step = this.#last.then(() => this.#step())
    // The caller gets the error of a failed step. Later steps still run.
    this.#last = step.catch(() => {})
    return step
  }

  async play(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) await this.step()
  }

  /** Ends the history. Adds its highlights to the fixtures and lets the archive remove old blocks. */
  settle(): void {
    this.#scenario.pointOut()
    this.chain.archive.settle()
  }

  /** Makes up to `MAX_CATCH_UP_BLOCKS` steps towards the present, and skips any longer gap: a slow machine might never catch up. */
  async catchUp(): Promise<void> {
    this.#time = Math.max(this.#time, Date.now() - MAX_CATCH_UP_BLOCKS * this.#interval)
    for (let left = MAX_CATCH_UP_BLOCKS; left > 0 && this.#time + this.#interval <= Date.now(); left--)
      await this.step()
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

  /** `run`: number of this run. A timer of an earlier run stops itself. */
  #schedule(run: number): void {
    const due = this.#time + this.#interval - Date.now()
    // After the clock was set back, blocks follow the network's time.
    const wait = Math.min(Math.max(0, due), this.#interval)
    if (due - this.#interval > MIN_REPORTED_SETBACK_MS !== this.#isAhead) this.#sayAhead(due - this.#interval)
    this.#timer = setTimeout(async () => {
      await this.#goOn()
      if (this.running && run === this.#run) this.#schedule(run)
    }, wait)
  }

  #sayAhead(ahead: number): void {
    this.#isAhead = ahead > MIN_REPORTED_SETBACK_MS
    if (this.#isAhead) console.log(`The clock was set back by ${seconds(ahead)}: blocks keep the network's own time.`)
  }

  /** Makes the next block, or catches up after a sleep. Logs a failed step and continues. */
  async #goOn(): Promise<void> {
    const late = Date.now() - this.#time
    try {
      if (late <= MAX_CATCH_UP_BLOCKS * this.#interval) return await this.step()
      console.log(`The newest block is ${seconds(late)} behind the clock: the network goes on from now.`)
      await this.catchUp()
    } catch (error) {
      console.error(`A step of the network failed, and it goes on: ${reasonOf(error)}`)
    }
  }

  async #step(): Promise<void> {
    const step = this.chain.head(-1).seqno + 1
    this.#time += this.#interval + this.#scenario.pause(step) * 1000
    const now = Math.floor(this.#time / 1000)
    // Orders are signed at the block's time: their validity starts then.
    this.chain.now = now
    try {
      this.#scenario.run(step)
    } finally {
      // Makes a block even if an order could not be sent. The block takes the queued messages.
      await this.chain.step(now)
    }
    // Objects read through a WeakRef live until the event loop turns. Hundreds of steps without a turn would fill the memory.
    await nextTurn()
  }
}
