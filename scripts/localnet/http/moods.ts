import { CONTROL_LIMITS } from '../chain/retention.ts'
import { FLAWS, type Flaw } from '../proofs/flaw.ts'
import { isFields } from './json.ts'

/** Degradation of the providers for one client: true answers, as the real ones give them on a bad day. */
export type Mood = {
  /** part of the caller's User-Agent; without one, everybody */
  client?: string
  /** how many masterchain blocks the index is behind the chain */
  indexLag?: number
  /** how many of its newest blocks the node has not applied yet; the next three it refuses alike */
  notReady?: number
  /** what the node tells of a block is of its neighbour, as may happen around splits and merges */
  otherBlock?: boolean
  /** jettons arrive short, as those with a transfer tax do: shown as FlawedJettonTransfer */
  flawed?: boolean
  /** what is wrong with signatures, proofs and what they rest on */
  proofs?: Flaw
}

const KINDS: Record<string, string> = {
  client: 'string',
  indexLag: 'number',
  notReady: 'number',
  otherBlock: 'boolean',
  flawed: 'boolean',
  proofs: 'string',
}

function isMood(value: unknown): value is Mood {
  if (!isFields(value) || !Object.entries(value).every(([name, member]) => KINDS[name] === typeof member)) return false
  return value.proofs === undefined || FLAWS.some(flaw => flaw === value.proofs)
}

export class Moods {
  #moods: Mood[] = []

  /** Adds to what is set already; the later one counts. */
  add(wanted: unknown): void {
    if (!isMood(wanted)) throw new Error(`a mood has no more than ${Object.keys(KINDS).join(', ')}`)
    this.#moods = [...this.#moods, wanted].slice(-CONTROL_LIMITS.moods)
  }

  list(): readonly Mood[] {
    return this.#moods
  }

  /** Ends the moods of one client, or all. */
  clear(client?: string): void {
    this.#moods = client === undefined ? [] : this.#moods.filter(mood => mood.client !== client)
  }

  /** Degradation that a caller meets. */
  of(client: string): Mood {
    return Object.assign({}, ...this.#moods.filter(mood => !mood.client || client.includes(mood.client)))
  }
}
