import type { NetworkState } from '../../../tests/support/network.ts'
import { fill, type screens } from '../../../tests/support/screens.ts'
import type { Engine } from './engine.ts'
import { beginning, call, excessWidth, focusButton, hasFieldFocus, shows, waitUntil } from './page.ts'

/** Maximum ms until a screen has its data: long, as one engine uses the real call interval and machines may be busy. */
const MAX_DATA_WAIT_MS = 60_000

/** Viewport widths. The wide one is first, as narrow screens lack some of the texts that mark a screen as ready. */
const WIDTHS = [1280, 390]

type Screen = (typeof screens)[number]

/** A visitor with one engine; collects faults with engine and screen. */
export class Visitor {
  readonly faults: string[] = []
  readonly #engine: Engine
  readonly #origin: string
  readonly #state: NetworkState

  constructor(engine: Engine, origin: string, state: NetworkState) {
    this.#engine = engine
    this.#origin = origin
    this.#state = state
  }

  /** Checks that a screen gets its data, logs no errors, and has no horizontal overflow. */
  visit({ name, path, ready }: Screen): Promise<void> {
    return this.#collect(name, async () => {
      await this.#engine.resize(WIDTHS[0] ?? 0)
      await this.#open(fill(path, this.#state))
      await this.#waitForText(ready)
      for (const width of WIDTHS) await this.#expectWidth(name, width)
    })
  }

  /** Checks that a transaction is proved up to the validators' signatures. */
  prove(): Promise<void> {
    return this.#collect('proof', async () => {
      await this.#open(fill('/tx/{swap}', this.#state))
      await this.#waitForText(/^Prove it$/)
      await this.#waitFor('the focus on “Prove it”', call(focusButton, 'Prove it'))
      await this.#engine.press(['Enter'])
      await this.#waitForText(/\d+ of \d+ validators signed that/)
      await this.#waitForText(/^Signed by \d+ of \d+ validators, checked here$/)
    })
  }

  /** Checks that the search opens a block by keyboard. */
  search(): Promise<void> {
    return this.#collect('search', async () => {
      const seqno = String(this.#state.masterchain - 10)
      await this.#open('/validators')
      await this.#waitForText(/largest validators hold half/)
      await this.#engine.press(['/'])
      await this.#waitFor('the focus in the search', call(hasFieldFocus))
      await this.#engine.press([...seqno, 'Enter'])
      await this.#waitFor(`the page of block ${seqno}`, `location.pathname === '/block/${seqno}'`)
      await this.#waitForText(/^[0-9a-f]{64}$/)
    })
  }

  #open(path: string): Promise<void> {
    return this.#engine.open(this.#origin + path)
  }

  #waitFor(what: string, expression: string): Promise<void> {
    return waitUntil(what, MAX_DATA_WAIT_MS, () => this.#engine.evaluate(expression))
  }

  async #waitForText(text: RegExp): Promise<void> {
    try {
      await this.#waitFor(`the text ${text}`, call(shows, text.source))
    } catch (error) {
      throw new Error(`${error}; the page says “${await this.#engine.evaluate(call(beginning))}”`)
    }
  }

  async #expectWidth(name: string, width: number): Promise<void> {
    await this.#engine.resize(width)
    const excess = await this.#engine.evaluate(call(excessWidth))
    if (excess !== 0) this.#report(name, `scrolls sideways by ${excess} px in a window of ${width} px`)
  }

  /** Runs a part of the visit and records its errors, so that the next part runs in any case. */
  async #collect(name: string, part: () => Promise<void>): Promise<void> {
    try {
      await part()
    } catch (error) {
      this.#report(name, error instanceof Error ? error.message : String(error))
    }
    for (const error of await this.#engine.errors()) this.#report(name, error)
  }

  #report(name: string, fault: string): void {
    this.faults.push(`${this.#engine.name}: ${name}: ${fault}`)
  }
}
