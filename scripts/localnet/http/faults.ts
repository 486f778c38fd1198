import { CONTROL_LIMITS } from '../chain/retention.ts'
import type { Provider } from './log.ts'

/** A fault set by the control API. All given conditions must match; the first matching fault applies. */
export type Fault = {
  /** part of the path and query, or `/regular expression/flags` */
  match: string
  provider?: Provider
  /** part of the caller's User-Agent, by which test workers on a shared network are separated */
  client?: string
  /** status of the answer; the body is the provider's own for it, unless `body` is set */
  status?: number
  /** sent unchanged if text, otherwise as JSON */
  body?: unknown
  contentType?: string
  /** delays the answer, true or false */
  delayMs?: number
  /** closes the connection; after `truncate` bytes if that is set */
  drop?: boolean
  /** sends only this number of bytes of the body */
  truncate?: number
  /** `false` omits CORS headers, as the providers' gateways may do */
  cors?: boolean
  /** expires after this number of applications */
  times?: number
  /** applies to every n-th matching call */
  every?: number
  /** applies with this probability, from a generator seeded by `seed` (default 1) */
  probability?: number
  seed?: number
}

type Armed = { fault: Fault; matches: (path: string) => boolean; seen: number; applied: number; random: () => number }

/** Mulberry32: small and deterministic on all machines. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function matcher(match: string): (path: string) => boolean {
  const expression = /^\/(.+)\/([a-z]*)$/.exec(match)
  // a path such as "/v2/" looks like an expression: require a character that only expressions have
  if (!expression?.[1] || !/[\\^$*+?()[\]|]/.test(expression[1])) return path => path.includes(match)
  const pattern = new RegExp(expression[1], expression[2]?.replace(/[gy]/g, ''))
  return path => pattern.test(path)
}

export class Faults {
  #armed: Armed[] = []

  add(faults: readonly Fault[]): void {
    for (const fault of faults) {
      this.#armed.push({ fault, matches: matcher(fault.match), seen: 0, applied: 0, random: seeded(fault.seed ?? 1) })
    }
    this.#armed = this.#armed.slice(-CONTROL_LIMITS.faults)
  }

  list(): Array<Fault & { seen: number; applied: number }> {
    return this.#armed.map(({ fault, seen, applied }) => ({ ...fault, seen, applied }))
  }

  /** Removes the faults of one client, or all faults. */
  clear(client?: string): void {
    this.#armed = client === undefined ? [] : this.#armed.filter(({ fault }) => fault.client !== client)
  }

  /** Finds the fault that applies to a call, and counts its application. */
  meet(provider: Provider, path: string, client: string): Fault | undefined {
    for (const armed of this.#armed) {
      const { fault } = armed
      if (fault.provider && fault.provider !== provider) continue
      if (fault.client && !client.includes(fault.client)) continue
      if (!armed.matches(path)) continue
      armed.seen += 1
      if (armed.applied >= (fault.times ?? Number.POSITIVE_INFINITY)) continue
      if (fault.every && armed.seen % fault.every !== 0) continue
      if (fault.probability !== undefined && armed.random() >= fault.probability) continue
      armed.applied += 1
      return fault
    }
    return undefined
  }
}
