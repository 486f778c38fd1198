/** Counts checked properties and collects faults. */
export class Faults {
  readonly #faults: string[] = []
  #seen = 0

  /** Adds the fault `what` if `holds` is false. */
  expect(holds: boolean, what: string): void {
    this.#seen++
    if (!holds) this.#faults.push(what)
  }

  /** Prints the faults, then `about` with both counts. Returns true if there are no faults. */
  report(about: string): boolean {
    for (const fault of this.#faults) console.error(fault)
    console.log(`${about}: ${this.#seen} properties checked, ${this.#faults.length} faults`)
    return this.#faults.length === 0
  }

  /** Prints the report and exits, with status 1 if there are faults. */
  end(about: string): never {
    process.exit(this.report(about) ? 0 : 1)
  }
}
