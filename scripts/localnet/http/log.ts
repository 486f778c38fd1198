export type Provider = 'node' | 'indexer'

/** One call to either API. `at` is in milliseconds since the epoch, with decimals; status 0 means the connection was dropped. */
export type LogEntry = {
  provider: Provider
  method: string
  path: string
  at: number
  status: number
  /** the caller's User-Agent */
  client: string
}

const LONGEST_LOG = 20_000

/** The latest calls, oldest first. Entries appear when a call arrives; their status is filled in when it is answered. */
export class RequestLog {
  #entries: LogEntry[] = []

  add(entry: LogEntry): LogEntry {
    this.#entries.push(entry)
    if (this.#entries.length > LONGEST_LOG) this.#entries.splice(0, LONGEST_LOG / 10)
    return entry
  }

  /** Calls of the client whose User-Agent contains the text; of all clients without one. */
  entries(client = ''): LogEntry[] {
    return this.#entries.filter(entry => entry.client.includes(client))
  }

  clear(client = ''): void {
    this.#entries = this.#entries.filter(entry => !entry.client.includes(client))
  }
}
