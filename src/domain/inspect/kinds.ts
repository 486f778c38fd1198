import type { Body } from '../../ton/body.ts'
import type { Changes } from '../../ton/change.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Message } from '../../ton/message.ts'
import type { Account } from '../../ton/proof/account-state.ts'
import type { OwnHeader } from '../../ton/proof/header.ts'
import type { StatePlace } from '../../ton/proof/state.ts'
import type { Order } from '../../ton/request/order.ts'
import type { ChainTransaction } from '../../ton/transaction.ts'
import type { WalletRequest } from '../../ton/wallet-request.ts'
import type { Attribute } from '../method/content.ts'

/** A request to a wallet in one possible layout, with the messages and the changes that it orders. `unread`: number of unreadable messages. */
export type Request = WalletRequest & Changes & { orders: Order[]; unread: number }

/**
 * Kinds of cell trees. `workchainKnown`: a message names the transaction's workchain. `header`: null if a proof omits it. `lastHash`: only
 * known for an account in a state. `before`, `after`: contents of a proof or an update.
 */
export type Kind =
  | { kind: 'transaction'; transaction: ChainTransaction; workchainKnown: boolean }
  | { kind: 'message'; message: Message; requests: Request[] }
  | { kind: 'request'; requests: Request[] }
  | { kind: 'body'; body: Body }
  | { kind: 'block'; header: OwnHeader | null }
  | { kind: 'state'; place: StatePlace }
  | { kind: 'account'; account: Account; lastHash: Hash | null }
  | { kind: 'init'; hash: Hash; code: Hash | null; data: Hash | null }
  | { kind: 'proof'; hash: Hash; about: Kind[] }
  | { kind: 'update'; before: Hash; after: Hash; about: Kind[] }
  | { kind: 'content'; attributes: Attribute[] }
  | { kind: 'link'; uri: string }
  | { kind: 'code'; methods: number[] }
  | { kind: 'library'; hash: Hash }
