import type { RawAddress } from '../../ton/address.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import { commentOf, fieldOf, OPCODE } from '../summary/message.ts'
import { isPaidInTon } from '../summary/swap.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Body, Message, Transaction } from '../transaction/transaction.ts'

/** An amount that moved: TON in nanoTON, units of an extra currency, jettons in their smallest units, which the jetton wallet holds, or one NFT item. */
type Asset =
  | { kind: 'ton' }
  | { kind: 'currency'; id: number }
  | { kind: 'jetton'; wallet: RawAddress }
  | { kind: 'nft'; item: RawAddress }

/** Amount that an account received or sent by one message of a transaction. `units` is positive decimal text. */
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

/** Request of a message before it came back. */
const originalOf = (body: Body) => (body.kind === 'bounced' ? body.original : null)

type Parts = { way: Movement['way']; wallet: RawAddress; party: string; otherwise: RawAddress | null; self: RawAddress }

/** Jettons in a body (TEP-74); `party` is the field with the other side. Empty if the body ends before the amount, or they stay with `self`. */
function jettons(body: Body, { way, wallet, party, otherwise, self }: Parts): Moved[] {
  if (body.kind !== 'operation') return []
  const units = fieldOf(body, 'units', 'amount')
  const counterparty = fieldOf(body, 'address', party) ?? otherwise
  if (units === undefined || BigInt(units) === 0n || counterparty === self) return []
  return [{ way, asset: { kind: 'jetton', wallet }, units, counterparty }]
}

/** Tokens that a body reports to its receiver, or brings to a jetton wallet and takes from it. */
function tokensReceived(body: Body, source: RawAddress, { account, summary }: Transaction): Moved[] {
  if (body.kind !== 'operation') return []
  const worked = !hasFailed(summary.outcome)
  switch (body.opcode) {
    // The tokens are there already, whatever their new owner makes of the message.
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

/** Tokens that a body asks the contract at `to` to give away. */
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

/** Tokens that stay, because the message that was to move them came back. */
function tokensReturned(message: Message, source: RawAddress, account: RawAddress): Moved[] {
  const original = originalOf(message.body)
  if (!original) return []
  // A jetton wallet sends these itself, for what it has given away or destroyed.
  const isOfWallet = original.kind === 'operation' && OF_WALLET.includes(original.opcode)
  const sent = isOfWallet
    ? jettons(original, { way: 'out', wallet: account, party: '', otherwise: source, self: account })
    : tokensSent(original, source, account)
  return sent.map(moved => ({ ...moved, way: 'in', counterparty: source }))
}

/** TON of a message, and its extra currencies. */
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
 * Movements of a transaction for its account, by its messages: received ones first, then sent ones, in their order.
 *
 * TON is exact: what came in − what went out − `feesOf` is the change of the balance, in nanoTON, also where the transaction failed. This
 * rests on one assumption: no message carries an IHR fee (the network never used that routing).
 *
 * Tokens are what bodies say. A notification counts as received and an order to one's own jetton wallet as sent, until it comes back, when
 * it counts as received again; what an account sends itself does not count. A contract that does something else than it was asked for makes
 * the figure wrong: `isClaim` tells those of contracts that are not known as jetton wallets of the account.
 */
export function movementsOf(transaction: Transaction): Movement[] {
  const { account, inMessage, outMessages } = transaction
  const came = inMessage ? received(inMessage, transaction).map(moved => ({ ...moved, message: inMessage })) : []
  return [...came, ...outMessages.flatMap(message => sent(message, account).map(moved => ({ ...moved, message })))]
}

type Known = { jettons: JettonWallets; items?: ReadonlySet<RawAddress> }

/** True if only a contract says that tokens moved: no known jetton wallet of the account nor the account, and of an NFT that came no known item. */
export function isClaim({ asset, way }: Movement, account: RawAddress, { jettons, items }: Known): boolean {
  if (asset.kind === 'nft') return way === 'in' && !items?.has(asset.item)
  return asset.kind === 'jetton' && asset.wallet !== account && !jettons[asset.wallet]
}

/** Comment of a message, bytes as `hex:…`; null if there is none or it is encrypted. */
export function writtenIn({ body }: Message): string | null {
  const comment = commentOf(body)
  if (comment?.kind === 'binary') return `hex:${comment.hex}`
  return comment?.kind === 'text' ? comment.text : null
}
