/** A chain with a hand on its clock: by the step, or along with the wall clock. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Chain } from './chain/chain.ts'
import type { Almanac, Network } from './chain/types.ts'
import { reasonOf } from './reason.ts'
import type { Scenario } from './scenario/scenario.ts'

/** After a longer pause the chain does not make up for it: it jumps, and has this many fresh blocks to show. */
export const FRESH_BLOCKS = 60

/** A clock that was set back is said from here on, milliseconds. */
const SAID_FROM_MS = 10_000

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`

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
  /** whether the clock was set back */
  #isAhead = false
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
    const step = this.#last.then(() => this.#step())
    // Its caller hears of a failure; the steps after it are made all the same.
    this.#last = step.catch(() => {})
    return step
  }

  async play(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) await this.step()
  }

  /** The history is there: the almanac may speak of it, and the archive forget what gets too old. */
  settle(): void {
    this.#scenario.pointOut()
    this.chain.archive.settle()
  }

  /** Steps towards the present; skips what would take too long to make up for. A slow machine gets no nearer after some steps. */
  async catchUp(): Promise<void> {
    this.#time = Math.max(this.#time, Date.now() - FRESH_BLOCKS * this.#interval)
    for (let left = FRESH_BLOCKS; left > 0 && this.#time + this.#interval <= Date.now(); left--) await this.step()
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
    const due = this.#time + this.#interval - Date.now()
    // After the clock was set back, blocks go on in the network's own time.
    const wait = Math.min(Math.max(0, due), this.#interval)
    if (due - this.#interval > SAID_FROM_MS !== this.#isAhead) this.#sayAhead(due - this.#interval)
    this.#timer = setTimeout(async () => {
      await this.#goOn()
      if (this.running && run === this.#run) this.#schedule(run)
    }, wait)
  }

  #sayAhead(ahead: number): void {
    this.#isAhead = ahead > SAID_FROM_MS
    if (this.#isAhead) console.log(`The clock was set back by ${seconds(ahead)}: blocks keep the network's own time.`)
  }

  /** The next block, or those after a sleep. Survives a step that fails. */
  async #goOn(): Promise<void> {
    const late = Date.now() - this.#time
    try {
      if (late <= FRESH_BLOCKS * this.#interval) return await this.step()
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
    // Orders are signed when the block is due: the signatures' life counts from there.
    this.chain.now = now
    try {
      this.#scenario.act(step)
    } finally {
      // Whatever could not be sent, a block is made: it takes what waits.
      await this.chain.step(now)
    }
    // Whatever a WeakRef was asked for stays until this turn of the loop is over: hundreds of steps in one would fill the memory.
    await nextTurn()
  }
}
