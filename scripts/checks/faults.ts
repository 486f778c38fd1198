/** Counts what a check looks at, and keeps what was not as it should be. */
export class Faults {
  readonly #faults: string[] = []
  #seen = 0

  /** `what`: the fault, if `holds` is false. */
  expect(holds: boolean, what: string): void {
    this.#seen++
    if (!holds) this.#faults.push(what)
  }

  /** Prints the faults, then their number after `about`; ends the process. */
  end(about: string): never {
    for (const fault of this.#faults) console.error(fault)
    console.log(`${about}: ${this.#seen} properties looked at, ${this.#faults.length} not as they should be`)
    process.exit(this.#faults.length === 0 ? 0 : 1)
  }
}
