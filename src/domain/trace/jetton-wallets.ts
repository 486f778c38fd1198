import type { RawAddress } from '../../ton/address.ts'
import type { Operation } from '../../ton/body.ts'
import type { JettonFlow, JettonWallets } from '../jetton/jetton.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Step, Trace } from './trace.ts'

const TRANSFER = 0x0f8a7ea5
const INTERNAL_TRANSFER = 0x178d4519
const NOTIFICATION = 0x7362d09c

/** Net gain of a jetton wallet in a trace, with its owner; smallest units. */
type Holding = { owner: RawAddress | null; net: bigint }

function unitsOf(body: Operation): bigint {
  const amount = body.fields.find(({ kind, name }) => kind === 'units' && name === 'amount')
  return BigInt(amount?.kind === 'units' ? amount.value : 0)
}

/** Receiver of a jetton wallet's transfer notification: its owner. */
const notifiedBy = ({ transaction }: Step) =>
  transaction?.outMessages.find(({ body }) => body.kind === 'operation' && body.opcode === NOTIFICATION)?.destination

function holdingsOf(steps: Step[]): Map<RawAddress, Holding> {
  const holdings = new Map<RawAddress, Holding>()
  for (const step of steps) {
    const { transaction, account, expected } = step
    const message = transaction?.inMessage
    if (expected || !message || message.body.kind !== 'operation') continue
    const { body, source } = message
    const sends = body.opcode === TRANSFER
    if (!sends && body.opcode !== INTERNAL_TRANSFER) continue
    if (hasFailed(transaction.summary.outcome)) continue
    const { owner, net } = holdings.get(account) ?? { owner: null, net: 0n }
    const holder = sends ? source : notifiedBy(step)
    holdings.set(account, { owner: owner ?? holder ?? null, net: net + (sends ? -unitsOf(body) : unitsOf(body)) })
  }
  return holdings
}

/**
 * Jettons by wallet in a trace, matched by amount: the owner's gain according to the indexer equals the wallet's by its messages. Ambiguous
 * matches are omitted.
 */
export function matchWallets({ steps }: Trace, flows: JettonFlow[]): JettonWallets {
  const fitting = [...holdingsOf(steps)].flatMap(([wallet, { owner, net }]) => {
    const [flow, other] = flows.filter(({ account, quantity }) => account === owner && quantity === `${net}`)
    return flow && !other ? [{ wallet, flow }] : []
  })
  const isOnly = ({ flow }: (typeof fitting)[number]) => fitting.filter(one => one.flow === flow).length === 1
  return Object.fromEntries(fitting.filter(isOnly).map(({ wallet, flow }) => [wallet, flow.jetton]))
}
