/** Rows by address, with indexes on other columns. Indexes follow changes of a row. */
export class Table<Row extends object, Column extends string> {
  readonly #rows = new Map<string, Row>()
  readonly #columns: Record<Column, (row: Row) => string | null>
  readonly #found: Map<Column, Map<string, Set<string>>>

  constructor(columns: Record<Column, (row: Row) => string | null>) {
    this.#columns = columns
    this.#found = new Map((Object.keys(columns) as Column[]).map(column => [column, new Map()]))
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key)
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  set(key: string, row: Row): void {
    this.delete(key)
    this.#rows.set(key, row)
    for (const [column, found] of this.#found) {
      const value = this.#columns[column](row)
      if (value === null) continue
      const keys = found.get(value) ?? new Set()
      found.set(value, keys.add(key))
    }
  }

  delete(key: string): void {
    const row = this.#rows.get(key)
    if (!row) return
    this.#rows.delete(key)
    for (const [column, found] of this.#found) {
      const value = this.#columns[column](row)
      if (value === null) continue
      const keys = found.get(value)
      keys?.delete(key)
      if (keys?.size === 0) found.delete(value)
    }
  }

  /** Returns the rows with this value in a column. */
  where(column: Column, value: string): Row[] {
    const keys = this.#found.get(column)?.get(value) ?? []
    return [...keys].flatMap(key => this.#rows.get(key) ?? [])
  }
}
