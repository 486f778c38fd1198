import { CONTROL_LIMITS } from '../chain/retention.ts'
import { FLAWS, type Flaw } from '../proofs/flaw.ts'
import { isFields } from './json.ts'

/** Per-client degradation of the providers: true answers, as on a bad day of real providers. */
export type Degradation = {
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

function isDegradation(value: unknown): value is Degradation {
  if (!isFields(value) || !Object.entries(value).every(([name, member]) => KINDS[name] === typeof member)) return false
  return value.proofs === undefined || FLAWS.some(flaw => flaw === value.proofs)
}

export class Degradations {
  #degradations: Degradation[] = []

  /** Adds a degradation; later ones take precedence. */
  add(wanted: unknown): void {
    if (!isDegradation(wanted)) throw new Error(`a degradation has no more than ${Object.keys(KINDS).join(', ')}`)
    this.#degradations = [...this.#degradations, wanted].slice(-CONTROL_LIMITS.degradations)
  }

  list(): readonly Degradation[] {
    return this.#degradations
  }

  /** Removes the degradations of one client, or all degradations. */
  clear(client?: string): void {
    this.#degradations =
      client === undefined ? [] : this.#degradations.filter(degradation => degradation.client !== client)
  }

  /** Combined degradation for a caller. */
  of(client: string): Degradation {
    return Object.assign(
      {},
      ...this.#degradations.filter(degradation => !degradation.client || client.includes(degradation.client)),
    )
  }
}
