import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import type { Jetton, JettonFlow, JettonWallets } from '../jetton/jetton.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Step, Trace } from './trace.ts'

const TRANSFER = 0x0f8a7ea5
const INTERNAL_TRANSFER = 0x178d4519
const BURN = 0x595f07bc
/** Messages of a jetton wallet whose amount it gets back if they bounce. */
const RETURNED = [INTERNAL_TRANSFER, 0x7bdd97de]

/** Net gain of a jetton wallet in a trace, in smallest units. `owner`: who ordered its transfers; null if it only received. */
type Holding = { owner: RawAddress | null; net: bigint }
/** Message about jettons that a wallet carried out. `source` is null if the message came back to it. */
type Done = { wallet: RawAddress; opcode: number; source: RawAddress | null; units: bigint }

function unitsOf(body: Operation): bigint {
  const amount = body.fields.find(({ kind, name }) => kind === 'units' && name === 'amount')
  return BigInt(amount?.kind === 'units' ? amount.value : 0)
}

function doneBy({ transaction, account, expected }: Step): Done[] {
  if (expected || !transaction?.inMessage) return []
  const { body, source } = transaction.inMessage
  if (body.kind === 'bounced' && body.original?.kind === 'operation' && RETURNED.includes(body.original.opcode))
    return [{ wallet: account, opcode: INTERNAL_TRANSFER, source: null, units: unitsOf(body.original) }]
  if (hasFailed(transaction.summary.outcome)) return []
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

/**
 * Wallets of senders: the owner's loss according to a provider equals the wallet's by its messages. Ambiguous matches are omitted, and
 * those with the loss of a wallet in `known`. A gain is no proof: the wallet that has it may have ordered nothing.
 */
function sendersOf(all: Done[], flows: JettonFlow[], known: JettonWallets): [RawAddress, Jetton][] {
  const holdings = [...holdingsOf(all)]
  const open = flows.filter(
    ({ account, jetton }) =>
      !holdings.some(([wallet, { owner }]) => owner === account && known[wallet]?.address === jetton.address),
  )
  const fitting = holdings.flatMap(([wallet, { owner, net }]) => {
    const [flow, other] = open.filter(({ account, quantity }) => account === owner && quantity === `${net}`)
    return net < 0n && flow && !other ? [{ wallet, flow }] : []
  })
  const isOnly = ({ flow }: (typeof fitting)[number]) => fitting.filter(one => one.flow === flow).length === 1
  return fitting.filter(isOnly).map(({ wallet, flow }) => [wallet, flow.jetton])
}

/**
 * Jettons by wallet in a trace: those in `known`, wallets of senders, matched by amount if all steps are read, and those that got jettons
 * from such a wallet or from the master. A receiver is never matched by amount, because any contract can claim to have received one and
 * notify anybody. Scaled jettons are left out, as their flows have other amounts than their messages.
 */
export function matchWallets({ steps }: Trace, flows: JettonFlow[], known: JettonWallets = {}): JettonWallets {
  const all = steps.flatMap(doneBy)
  const plain = flows.filter(({ isScaled }) => !isScaled)
  const isRead = steps.every(({ transaction, expected }) => transaction || expected)
  const wallets = new Map(Object.entries(known) as [RawAddress, Jetton][])
  if (isRead)
    for (const [wallet, jetton] of sendersOf(all, plain, known)) if (!known[wallet]) wallets.set(wallet, jetton)
  const masters = new Map(plain.map(({ jetton }) => [jetton.address, jetton]))
  for (const { wallet, opcode, source } of all) {
    const jetton = source && (wallets.get(source) ?? masters.get(source))
    if (jetton && opcode === INTERNAL_TRANSFER && !wallets.has(wallet)) wallets.set(wallet, jetton)
  }
  return Object.fromEntries(wallets)
}
