import type { RawAddress } from '../../ton/address.ts'
import { commentOf, fieldOf, OPCODE } from '../summary/message.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Body, Message, Transaction } from '../transaction/transaction.ts'

/** What moved: TON in nanoTON, jettons in their smallest units, which the jetton wallet holds, or one NFT item. */
type Asset = { kind: 'ton' } | { kind: 'jetton'; wallet: RawAddress } | { kind: 'nft'; item: RawAddress }

/** What came to an account or left it by one message of a transaction. `units` is positive decimal text. */
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

/** What a message asked for before it came back. */
const originalOf = (body: Body) => (body.kind === 'bounced' ? body.original : null)

type Parts = { way: Movement['way']; wallet: RawAddress; party: string; otherwise: RawAddress | null }

/** The jettons of a body, whose other side stands in the field `party` (TEP-74). None where the body ends before the amount. */
function jettons(body: Body, { way, wallet, party, otherwise }: Parts): Moved[] {
  if (body.kind !== 'operation') return []
  const units = fieldOf(body, 'units', 'amount')
  if (units === undefined || BigInt(units) === 0n) return []
  return [{ way, asset: { kind: 'jetton', wallet }, units, counterparty: fieldOf(body, 'address', party) ?? otherwise }]
}

/** Tokens that a body reports to its receiver, or brings to a jetton wallet and takes from it. */
function tokensReceived(body: Body, source: RawAddress, { account, summary }: Transaction): Moved[] {
  if (body.kind !== 'operation') return []
  const worked = !hasFailed(summary.outcome)
  switch (body.opcode) {
    // The tokens are there already, whatever their new owner makes of the message.
    case OPCODE.jettonNotification:
      return jettons(body, { way: 'in', wallet: source, party: 'sender', otherwise: source })
    case OPCODE.nftOwnershipAssigned: {
      const counterparty = fieldOf(body, 'address', 'prev owner') ?? source
      return [{ way: 'in', asset: { kind: 'nft', item: source }, units: '1', counterparty }]
    }
    case OPCODE.jettonInternalTransfer:
      return worked ? jettons(body, { way: 'in', wallet: account, party: 'from', otherwise: source }) : []
    case OPCODE.jettonTransfer:
      return worked ? jettons(body, { way: 'out', wallet: account, party: 'destination', otherwise: source }) : []
    case OPCODE.jettonBurn:
      return worked ? jettons(body, { way: 'out', wallet: account, party: '', otherwise: source }) : []
  }
  return []
}

/** Tokens that a body asks the contract at `to` to give away. */
function tokensSent(body: Body, to: RawAddress): Moved[] {
  if (body.kind !== 'operation') return []
  switch (body.opcode) {
    case OPCODE.jettonTransfer:
      return jettons(body, { way: 'out', wallet: to, party: 'destination', otherwise: to })
    case OPCODE.jettonBurn:
      return jettons(body, { way: 'out', wallet: to, party: '', otherwise: to })
    case OPCODE.nftTransfer: {
      const counterparty = fieldOf(body, 'address', 'new owner') ?? to
      return [{ way: 'out', asset: { kind: 'nft', item: to }, units: '1', counterparty }]
    }
  }
  return []
}

/** Tokens that stay, because the message that was to move them came back. */
function tokensReturned(message: Message, source: RawAddress, account: RawAddress): Moved[] {
  const original = originalOf(message.body)
  if (!original) return []
  // A jetton wallet sends these itself, for what it has given away or destroyed.
  const isOfWallet = original.kind === 'operation' && OF_WALLET.includes(original.opcode)
  const sent = isOfWallet
    ? jettons(original, { way: 'out', wallet: account, party: '', otherwise: source })
    : tokensSent(original, source)
  return sent.map(moved => ({ ...moved, way: 'in', counterparty: source }))
}

function received(message: Message, transaction: Transaction): Moved[] {
  const { source, value, bounced, body } = message
  const ton: Moved[] = value === '0' ? [] : [{ way: 'in', asset: TON, units: value, counterparty: source }]
  if (!source) return ton
  return [
    ...ton,
    ...(bounced ? tokensReturned(message, source, transaction.account) : tokensReceived(body, source, transaction)),
  ]
}

function sent({ destination, value, body, kind }: Message): Moved[] {
  if (kind !== 'internal') return []
  const ton: Moved[] = value === '0' ? [] : [{ way: 'out', asset: TON, units: value, counterparty: destination }]
  return destination ? [...ton, ...tokensSent(body, destination)] : ton
}

/**
 * What a transaction moved for its account, by its messages: what it received first, then what it sent, in their order.
 *
 * TON is exact: what came in − what went out − `feesOf` is the change of the balance, in nanoTON, also where the transaction failed. This
 * rests on two assumptions: no message carries an IHR fee (the network never used that routing), and extra currencies are not counted.
 *
 * Tokens are what bodies say. A notification counts as received and an order to one's own jetton wallet as sent, until it comes back, when
 * it counts as received again. A jetton wallet that does something else than it was asked for makes the figure wrong.
 */
export function movementsOf(transaction: Transaction): Movement[] {
  const { inMessage, outMessages } = transaction
  const came = inMessage ? received(inMessage, transaction).map(moved => ({ ...moved, message: inMessage })) : []
  return [...came, ...outMessages.flatMap(message => sent(message).map(moved => ({ ...moved, message })))]
}

/** Comment of a message, bytes as `hex:…`; null if there is none or it is encrypted. */
export function writtenIn({ body }: Message): string | null {
  const comment = commentOf(body)
  if (comment?.kind === 'binary') return `hex:${comment.hex}`
  return comment?.kind === 'text' ? comment.text : null
}
