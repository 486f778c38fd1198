import { CONTROL_LIMITS } from '../chain/retention.ts'
import { FLAWS, type Flaw } from '../proofs/flaw.ts'
import { isFields } from './json.ts'

/** Per-client degradation of the providers: true answers, as on a bad day of real providers. */
export type Mood = {
  /** part of the caller's User-Agent; all callers if absent */
  client?: string
  /** lag of the index in masterchain blocks */
  indexLag?: number
  /** number of newest blocks that the node has not applied yet; it refuses the next three in the same way */
  notReady?: number
  /** the node answers about a neighbouring block, as may happen around splits and merges */
  otherBlock?: boolean
  /** less arrives than was sent, as with a transfer tax: shown as FlawedJettonTransfer */
  flawed?: boolean
  /** flaw of signatures, proofs and their inputs */
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

  /** Adds a mood; later ones take precedence. */
  add(wanted: unknown): void {
    if (!isMood(wanted)) throw new Error(`a mood has no more than ${Object.keys(KINDS).join(', ')}`)
    this.#moods = [...this.#moods, wanted].slice(-CONTROL_LIMITS.moods)
  }

  list(): readonly Mood[] {
    return this.#moods
  }

  /** Removes the moods of one client, or all moods. */
  clear(client?: string): void {
    this.#moods = client === undefined ? [] : this.#moods.filter(mood => mood.client !== client)
  }

  /** Combined mood for a caller. */
  of(client: string): Mood {
    return Object.assign({}, ...this.#moods.filter(mood => !mood.client || client.includes(mood.client)))
  }
}
