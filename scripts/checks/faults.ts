/** Counts the properties that a check looks at, and collects those that are wrong. */
export class Faults {
  readonly #faults: string[] = []
  #seen = 0

  /** `what`: the fault, if `holds` is false. */
  expect(holds: boolean, what: string): void {
    this.#seen++
    if (!holds) this.#faults.push(what)
  }

  /** Prints the faults, then `about` and both counts; true if there are no faults. */
  report(about: string): boolean {
    for (const fault of this.#faults) console.error(fault)
    console.log(`${about}: ${this.#seen} properties checked, ${this.#faults.length} faults`)
    return this.#faults.length === 0
  }

  /** Prints the report and ends the process, with 1 if there are faults. */
  end(about: string): never {
    process.exit(this.report(about) ? 0 : 1)
  }
}
