import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { hex } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import { accountAddress } from '../account-address.ts'
import type { World } from '../call.ts'
import type { TokenRegistry } from '../tokens/registry.ts'
import type { Incoming } from './message.ts'

/** Data from which events are built. */
export type EventContext = { world: World; registry: TokenRegistry }

/** An action of an event before serialisation: type, success, fields and participants. */
export type Action = {
  type: string
  ok: boolean
  fields: Record<string, Wire>
  preview: { name: string; description: string; value?: string; image?: string }
  accounts: Address[]
  /** nanoTON from the first of these accounts to the second, if known */
  gram?: bigint
  /** transactions covered by it, which get no other action */
  items: ChainTransaction[]
}

/** Returns the action of an incoming message, or null. */
export type Rule = (
  context: EventContext,
  item: ChainTransaction,
  message: Incoming,
) => Action | null | Promise<Action | null>

/** `Action`; its fields are under the name of its type. */
export const actionFields = (world: World, action: Action) => ({
  type: action.type,
  status: action.ok ? 'ok' : 'failed',
  [action.type]: action.type === 'Unknown' ? undefined : action.fields,
  simple_preview: {
    name: action.preview.name,
    description: action.preview.description,
    value: action.preview.value,
    value_image: action.preview.image,
    accounts: action.accounts.map(address => accountAddress(world, address)),
  },
  base_transactions: action.items.map(item => hex(item.hash)),
})

/** The indexer's fallback action. */
export const unknownAction = (description: string, account: Address): Action => ({
  type: 'Unknown',
  ok: true,
  fields: {},
  preview: { name: 'Unknown', description },
  accounts: [account],
  items: [],
})
