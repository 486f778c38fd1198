import { CONTROL_LIMITS } from '../chain/retention.ts'
import type { Provider } from './log.ts'

/** A disturbance asked for over the control plane. All given conditions must hold; the first fault that applies wins. */
export type Fault = {
  /** part of the path with its query, or `/regular expression/flags` */
  match: string
  provider?: Provider
  /** part of the caller's User-Agent: how test workers that share a network keep to themselves */
  client?: string
  /** answers this status instead; the body is the provider's own for it, unless `body` is given */
  status?: number
  /** a text as it is, anything else as JSON */
  body?: unknown
  contentType?: string
  /** waits before answering, truly or falsely */
  delayMs?: number
  /** closes the connection; after `truncate` bytes when that is given too */
  drop?: boolean
  /** sends only so many bytes of the answer's body */
  truncate?: number
  /** `false` leaves the CORS headers out, as gateways in front of the providers may */
  cors?: boolean
  /** wears off after so many applications */
  times?: number
  /** applies to every n-th matching call only */
  every?: number
  /** applies with this probability, from a generator seeded with `seed` (1 by default) */
  probability?: number
  seed?: number
}

type Armed = { fault: Fault; matches: (path: string) => boolean; seen: number; applied: number; random: () => number }

/** Mulberry32: small, and the same on every machine. */
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
  // "/v2/" alone reads like an expression too; a flag-less path must hold something only an expression would
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

  /** Removes the faults of one client, or all. */
  clear(client?: string): void {
    this.#armed = client === undefined ? [] : this.#armed.filter(({ fault }) => fault.client !== client)
  }

  /** The fault this call meets, counted as applied. */
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
