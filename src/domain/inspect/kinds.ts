import type { Body } from '../../ton/body.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Message } from '../../ton/message.ts'
import type { Account } from '../../ton/proof/account-state.ts'
import type { OwnHeader } from '../../ton/proof/header.ts'
import type { StatePlace } from '../../ton/proof/state.ts'
import type { ChainTransaction } from '../../ton/transaction.ts'
import type { WalletRequest } from '../../ton/wallet-request.ts'
import type { Attribute } from '../method/content.ts'

/** A request to a wallet in one of the forms that its bytes fit, with the messages that it asks to send where all of them can be read. */
export type Request = WalletRequest & { messages: Message[] }

/**
 * Kinds of trees of cells. A transaction does not name its workchain: `workchainKnown` when a message of it does. `header` is null where
 * a proof leaves it out. `lastHash` stands beside an account in a state alone. `before` and `after` are what a proof or an update is about.
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
