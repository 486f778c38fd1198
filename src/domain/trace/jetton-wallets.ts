import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import type { Jetton, JettonFlow, JettonWallets } from '../jetton/jetton.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Step, Trace } from './trace.ts'

const TRANSFER = 0x0f8a7ea5
const INTERNAL_TRANSFER = 0x178d4519
const BURN = 0x595f07bc

/** Net gain of a jetton wallet in a trace, in smallest units. `owner`: who ordered its transfers; null if it only received. */
type Holding = { owner: RawAddress | null; net: bigint }
/** Message about jettons that a wallet carried out. */
type Done = { wallet: RawAddress; opcode: number; source: RawAddress | null; units: bigint }

function unitsOf(body: Operation): bigint {
  const amount = body.fields.find(({ kind, name }) => kind === 'units' && name === 'amount')
  return BigInt(amount?.kind === 'units' ? amount.value : 0)
}

function doneBy({ transaction, account, expected }: Step): Done[] {
  if (expected || !transaction?.inMessage || hasFailed(transaction.summary.outcome)) return []
  const { body, source } = transaction.inMessage
  return body.kind === 'operation' ? [{ wallet: account, opcode: body.opcode, source, units: unitsOf(body) }] : []
}

function holdingsOf(all: Done[]): Map<RawAddress, Holding> {
  const holdings = new Map<RawAddress, Holding>()
  for (const { wallet, opcode, source, units } of all) {
    const sends = opcode === TRANSFER || opcode === BURN
    if (!sends && opcode !== INTERNAL_TRANSFER) continue
    const { owner, net } = holdings.get(wallet) ?? { owner: null, net: 0n }
    holdings.set(wallet, { owner: owner ?? (sends ? source : null), net: net + (sends ? -units : units) })
  }
  return holdings
}

/** Wallets of senders: the owner's gain according to the indexer equals the wallet's by its messages. Ambiguous matches are omitted. */
function sendersOf(all: Done[], flows: JettonFlow[]): [RawAddress, Jetton][] {
  const fitting = [...holdingsOf(all)].flatMap(([wallet, { owner, net }]) => {
    const [flow, other] = flows.filter(({ account, quantity }) => account === owner && quantity === `${net}`)
    return flow && !other ? [{ wallet, flow }] : []
  })
  const isOnly = ({ flow }: (typeof fitting)[number]) => fitting.filter(one => one.flow === flow).length === 1
  return fitting.filter(isOnly).map(({ wallet, flow }) => [wallet, flow.jetton])
}

/**
 * Jettons by wallet in a trace: wallets of senders, matched by amount, and those that got jettons from a known wallet or from the master.
 * A receiver is never matched by amount, because any contract can claim to have received one and notify anybody.
 */
export function matchWallets({ steps }: Trace, flows: JettonFlow[]): JettonWallets {
  const all = steps.flatMap(doneBy)
  const wallets = new Map(sendersOf(all, flows))
  const masters = new Map(flows.map(({ jetton }) => [jetton.address, jetton]))
  for (const { wallet, opcode, source } of all) {
    const jetton = source && (wallets.get(source) ?? masters.get(source))
    if (jetton && opcode === INTERNAL_TRANSFER && !wallets.has(wallet)) wallets.set(wallet, jetton)
  }
  return Object.fromEntries(wallets)
}
