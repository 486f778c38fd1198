import type { RawAddress } from '../../ton/address.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import { actedAsToken } from '../summary/claims.ts'
import { commentOf, fieldOf, OPCODE } from '../summary/message.ts'
import { isPaidInTon } from '../summary/swap.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Body, Message, Transaction } from '../transaction/transaction.ts'

/** A moved asset: TON, an extra currency by id, a jetton by its wallet, or an NFT item. Amounts are in nanoTON or smallest units. */
type Asset =
  | { kind: 'ton' }
  | { kind: 'currency'; id: number }
  | { kind: 'jetton'; wallet: RawAddress }
  | { kind: 'nft'; item: RawAddress }

/** Amount received or sent through one message of a transaction. `units` is positive decimal text. */
export type Movement = {
  way: 'in' | 'out'
  asset: Asset
  units: string
  counterparty: RawAddress | null
  message: Message
}

type Moved = Pick<Movement, 'way' | 'asset' | 'units' | 'counterparty'>

const TON: Asset = { kind: 'ton' }
const OF_WALLET: number[] = [OPCODE.jettonInternalTransfer, OPCODE.jettonBurnNotification]

/** The original request of a bounced message. */
const originalOf = (body: Body) => (body.kind === 'bounced' ? body.original : null)

type Parts = { way: Movement['way']; wallet: RawAddress; party: string; otherwise: RawAddress | null; self: RawAddress }

/** Jettons moved by a body (TEP-74). `party` is the field with the counterparty. Empty if the amount is missing, or the jettons stay with `self`. */
function jettons(body: Body, { way, wallet, party, otherwise, self }: Parts): Moved[] {
  if (body.kind !== 'operation') return []
  const units = fieldOf(body, 'units', 'amount')
  const counterparty = fieldOf(body, 'address', party) ?? otherwise
  if (units === undefined || BigInt(units) === 0n || counterparty === self) return []
  return [{ way, asset: { kind: 'jetton', wallet }, units, counterparty }]
}

/** Tokens that a body reports to its receiver, or moves into and out of a jetton wallet. */
function tokensReceived(body: Body, source: RawAddress, { account, summary }: Transaction): Moved[] {
  if (body.kind !== 'operation') return []
  const worked = !hasFailed(summary.outcome)
  switch (body.opcode) {
    // A notification counts even if its receiver failed: the tokens have already arrived.
    case OPCODE.jettonNotification:
      return jettons(body, { way: 'in', wallet: source, party: 'sender', otherwise: source, self: account })
    case OPCODE.nftOwnershipAssigned: {
      const counterparty = fieldOf(body, 'address', 'prev owner') ?? source
      return [{ way: 'in', asset: { kind: 'nft', item: source }, units: '1', counterparty }]
    }
    case OPCODE.jettonInternalTransfer:
      return worked
        ? jettons(body, { way: 'in', wallet: account, party: 'from', otherwise: source, self: account })
        : []
    case OPCODE.jettonTransfer:
      return worked
        ? jettons(body, { way: 'out', wallet: account, party: 'destination', otherwise: source, self: account })
        : []
    case OPCODE.jettonBurn:
      return worked ? jettons(body, { way: 'out', wallet: account, party: '', otherwise: source, self: account }) : []
  }
  return []
}

/** Tokens that a body asks the contract at `to` to transfer. */
function tokensSent(body: Body, to: RawAddress, self: RawAddress): Moved[] {
  if (body.kind !== 'operation') return []
  switch (body.opcode) {
    case OPCODE.jettonTransfer:
      return jettons(body, { way: 'out', wallet: to, party: 'destination', otherwise: to, self })
    case OPCODE.jettonBurn:
      return jettons(body, { way: 'out', wallet: to, party: '', otherwise: to, self })
    case OPCODE.nftTransfer: {
      const counterparty = fieldOf(body, 'address', 'new owner') ?? to
      return [{ way: 'out', asset: { kind: 'nft', item: to }, units: '1', counterparty }]
    }
  }
  return []
}

/** Tokens returned because the message that moved them bounced. */
function tokensReturned(message: Message, source: RawAddress, account: RawAddress): Moved[] {
  const original = originalOf(message.body)
  if (!original) return []
  // A jetton wallet sends these itself after it has reduced its own balance.
  const isOfWallet = original.kind === 'operation' && OF_WALLET.includes(original.opcode)
  const sent = isOfWallet
    ? jettons(original, { way: 'out', wallet: account, party: '', otherwise: source, self: account })
    : tokensSent(original, source, account)
  return sent.map(moved => ({ ...moved, way: 'in', counterparty: source }))
}

/** TON and extra currencies of a message. */
function currencies({ value, extra }: Message, way: Movement['way'], counterparty: RawAddress | null): Moved[] {
  const ton: Moved[] = value === '0' ? [] : [{ way, asset: TON, units: value, counterparty }]
  const others = extra.map(
    ({ id, amount }): Moved => ({
      way,
      asset: { kind: 'currency', id },
      units: amount,
      counterparty,
    }),
  )
  return [...ton, ...others.filter(({ units }) => BigInt(units) > 0n)]
}

function received(message: Message, transaction: Transaction): Moved[] {
  const { source, bounced, body } = message
  const ton = currencies(message, 'in', source)
  if (!source) return ton
  return [
    ...ton,
    ...(bounced ? tokensReturned(message, source, transaction.account) : tokensReceived(body, source, transaction)),
  ]
}

function sent(message: Message, account: RawAddress): Moved[] {
  const { destination, body, kind } = message
  if (kind !== 'internal') return []
  const ton = currencies(message, 'out', destination)
  return destination && !isPaidInTon(message) ? [...ton, ...tokensSent(body, destination, account)] : ton
}

/**
 * Movements of a transaction by its messages, received ones first.
 *
 * TON is exact: received − sent − `feesOf` is the change of the balance in nanoTON, also for failed transactions. Assumption: no
 * message has an IHR fee, as the network never used that routing.
 *
 * Tokens are as claimed by bodies. A notification counts as received, a request to the account's jetton wallet as sent. If the request
 * bounces, it counts as received again. Transfers to oneself are excluded. A contract that does not do what it was asked for makes the
 * result wrong: `isClaim` marks movements by contracts that are not known jetton wallets of the account.
 */
export function movementsOf(transaction: Transaction): Movement[] {
  const { account, inMessage, outMessages } = transaction
  const came = inMessage ? received(inMessage, transaction).map(moved => ({ ...moved, message: inMessage })) : []
  return [...came, ...outMessages.flatMap(message => sent(message, account).map(moved => ({ ...moved, message })))]
}

type Known = { jettons: JettonWallets; items?: ReadonlySet<RawAddress> }

/**
 * True if a token movement of a transaction is only claimed: neither by a known jetton wallet of the account nor by the account, which
 * acted as one. For a received NFT, the item is not known. A transfer that came back is no claim: the network alone marks it so.
 */
export function isClaim(
  { asset, way, message }: Movement,
  transaction: Transaction,
  { jettons, items }: Known,
): boolean {
  if (asset.kind === 'nft') return way === 'in' && !message.bounced && !items?.has(asset.item)
  if (asset.kind !== 'jetton' || jettons[asset.wallet]) return false
  return asset.wallet !== transaction.account || !actedAsToken(transaction)
}

/** Comment of a message; bytes as `hex:…`. Null if absent or encrypted. */
export function writtenIn({ body }: Message): string | null {
  const comment = commentOf(body)
  if (comment?.kind === 'binary') return `hex:${comment.hex}`
  return comment?.kind === 'text' ? comment.text : null
}
