import { CONTROL_LIMITS } from '../chain/retention.ts'

export type Provider = 'node' | 'indexer'

/** A logged call to either API. `at` is in unix ms, with decimals; status 0 means a dropped connection. */
export type LogEntry = {
  provider: Provider
  method: string
  path: string
  at: number
  status: number
  /** caller's User-Agent */
  client: string
}

const { calls: MAX_CALLS, callBytes: MAX_BYTES } = CONTROL_LIMITS

const sizeOf = ({ path, client }: LogEntry): number => path.length + client.length

/** The latest calls, oldest first. An entry is added on arrival; its status is set with the answer. */
export class RequestLog {
  #entries: LogEntry[] = []
  #bytes = 0

  add(entry: LogEntry): LogEntry {
    this.#entries.push(entry)
    this.#bytes += sizeOf(entry)
    if (this.#entries.length > MAX_CALLS || this.#bytes > MAX_BYTES)
      this.#keep(this.#entries.slice(this.#entries.length / 10 + 1))
    return entry
  }

  /** Calls of clients whose User-Agent contains the text; of all clients if empty. */
  entries(client = ''): LogEntry[] {
    return this.#entries.filter(entry => entry.client.includes(client))
  }

  clear(client = ''): void {
    this.#keep(this.#entries.filter(entry => !entry.client.includes(client)))
  }

  #keep(entries: LogEntry[]): void {
    this.#entries = entries
    this.#bytes = entries.reduce((sum, entry) => sum + sizeOf(entry), 0)
  }
}
