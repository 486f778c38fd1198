import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { hashCell } from '../../ton/cell-hash.ts'
import type { Evidence } from '../../ton/proof/checked.ts'
import type { ConfigUse } from '../../ton/replay/config-use.ts'
import type { VmValue } from '../../ton/replay/vm-stack.ts'
import type { StackValue } from '../method/value.ts'
import type { Shortfall } from './replay.ts'

/** Level of proof of the configuration, if the result may depend on it. */
export type ComputedConfig =
  | 'unused'
  /** proved by the state after a signed block */
  | 'signed'
  /** the same, but without newer fields of `ConfigParam 43`, which the method may read */
  | 'shortened'
  /** named only by the node */
  | 'named'

/**
 * Result of a get-method run in this browser. `seqno`: masterchain block that commits the state, null if no proof names it. `isSigned`:
 * pinned validators signed that block.
 */
export type ComputedEnd = {
  status: 'computed'
  exitCode: number
  gasUsed: string
  stack: VmValue[]
  seqno: number | null
  isSigned: boolean
  config: ComputedConfig
  shortfalls: Shortfall[]
}

/** True if validators' signatures cover all inputs of the result. */
export const isProved = ({ isSigned, config }: Pick<ComputedEnd, 'isSigned' | 'config'>): boolean =>
  isSigned && (config === 'unused' || config === 'signed')

type ConfigFacts = {
  uses: ConfigUse
  /** its hash is in the state after the signed block */
  isSigned: boolean
  isShortened: boolean
}

/** Level of proof of the configuration that a method may have used. */
export function computedConfig({ uses, isSigned, isShortened }: ConfigFacts): ComputedConfig {
  if (uses === 'none') return 'unused'
  if (!isSigned) return 'named'
  return isShortened && uses === 'any parameter' ? 'shortened' : 'signed'
}

/** End without a run: a provider's bytes contradict the account's proof. */
export type RefusedRun = { status: 'contradicted'; evidence: Evidence }

/** A list in TVM form: nested pairs of an item and the rest. */
const pairsOf = (items: readonly StackValue[]): StackValue =>
  items.reduceRight<StackValue>((rest, item) => ({ kind: 'tuple', items: [item, rest] }), { kind: 'null' })

/** Canonical text of a value, so that equal values are equal texts. Slices are written as cells, as nodes send them. */
function canonical(value: StackValue): unknown {
  switch (value.kind) {
    case 'int':
      return { int: value.value }
    case 'cell':
    case 'slice':
      return hashCell(readBoc(fromBase64(value.boc) ?? new Uint8Array()))
    case 'tuple':
      return value.items.map(canonical)
    case 'list':
      return canonical(pairsOf(value.items))
    default:
      return { kind: value.kind }
  }
}

/** True if two results are equal; null if a value cannot be compared. */
export function sameResult(left: readonly StackValue[], right: readonly StackValue[]): boolean | null {
  const [a, b] = [JSON.stringify(left.map(attempt)), JSON.stringify(right.map(attempt))]
  if (/"unsupported"/.test(a + b)) return null
  return a === b
}

function attempt(value: StackValue): unknown {
  try {
    return canonical(value)
  } catch {
    return { kind: 'unsupported' }
  }
}
