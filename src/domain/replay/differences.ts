import { workchainOf } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { TonBytesError } from '../../ton/cell.ts'
import { type ChainTransaction, readTransaction } from '../../ton/transaction.ts'

/** Figures of a transaction compared with the network's. */
type DifferenceField =
  | 'exitCode'
  | 'gasUsed'
  | 'vmSteps'
  | 'resultCode'
  | 'actions'
  | 'messages'
  | 'totalFees'
  | 'state'

/** A differing figure; null if a transaction does not have it. */
export type Difference = { field: DifferenceField; network: string | null; here: string | null }

type Figures = Record<DifferenceField, string | null>

function figuresOf({ compute, action, outMessages, totalFees, after }: ChainTransaction): Figures {
  const ran = compute?.skipped === null ? compute : undefined
  const text = (value: number | string | undefined) => (value === undefined ? null : String(value))
  return {
    exitCode: text(ran?.exitCode),
    gasUsed: text(ran?.gasUsed),
    vmSteps: text(ran?.vmSteps),
    resultCode: text(action?.resultCode),
    actions: text(action?.actions),
    messages: text(outMessages.length),
    totalFees,
    state: after,
  }
}

const FIELDS = Object.keys({
  exitCode: 0,
  gasUsed: 0,
  vmSteps: 0,
  resultCode: 0,
  actions: 0,
  messages: 0,
  totalFees: 0,
  state: 0,
} satisfies Record<DifferenceField, 0>) as DifferenceField[]

/** Figures in which a locally produced transaction (bag in base64) differs from the network's; null if it is unreadable. */
export function differencesOf(network: ChainTransaction, made: string): Difference[] | null {
  try {
    const other = readTransaction(readBoc(fromBase64(made) ?? new Uint8Array()), workchainOf(network.account))
    const [those, these] = [figuresOf(network), figuresOf(other)]
    return FIELDS.filter(field => those[field] !== these[field]).map(field => ({
      field,
      network: those[field],
      here: these[field],
    }))
  } catch (error) {
    if (error instanceof TonBytesError) return null
    throw error
  }
}
