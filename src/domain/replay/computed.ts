import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { hashCell } from '../../ton/cell-hash.ts'
import type { Evidence } from '../../ton/proof/checked.ts'
import type { ConfigUse } from '../../ton/replay/config-use.ts'
import type { VmValue } from '../../ton/replay/vm-stack.ts'
import type { StackValue } from '../method/value.ts'
import type { Shortfall } from './replay.ts'

/** Proof of the network's configuration, if the result may depend on it. */
export type ComputedConfig =
  | 'unused'
  /** it is in the state after the block that validators signed */
  | 'signed'
  /** the same, but the emulator was given it without newer fields of `ConfigParam 43`, which the method may read */
  | 'shortened'
  /** only the node names it */
  | 'named'

/**
 * Result of a get-method that ran in this browser. `seqno` is the masterchain block that commits the state, null where no proof names it.
 * `isSigned`: validators whom this build pins have signed for it.
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

/** True if signatures of validators cover all that the result depends on. */
export const isProved = ({ isSigned, config }: Pick<ComputedEnd, 'isSigned' | 'config'>): boolean =>
  isSigned && (config === 'unused' || config === 'signed')

type ConfigFacts = {
  uses: ConfigUse
  /** its hash is the one in the state after the block that validators signed */
  isSigned: boolean
  isShortened: boolean
}

/** Proof of the configuration that a method may have used. */
export function computedConfig({ uses, isSigned, isShortened }: ConfigFacts): ComputedConfig {
  if (uses === 'none') return 'unused'
  if (!isSigned) return 'named'
  return isShortened && uses === 'any parameter' ? 'shortened' : 'signed'
}

/** End without a run: what a provider sent contradicts the proof of the account. */
export type RefusedRun = { status: 'contradicted'; evidence: Evidence }

/** A list as the virtual machine has it: pairs of an item and the rest. */
const pairsOf = (items: readonly StackValue[]): StackValue =>
  items.reduceRight<StackValue>((rest, item) => ({ kind: 'tuple', items: [item, rest] }), { kind: 'null' })

/** A value in a form in which equal ones are equal texts: a node says "cell" of slices too. */
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

/** True if two results hold the same values; null where one has a value that cannot be compared. */
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
