import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { hex } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import { accountAddress } from '../account-address.ts'
import type { World } from '../call.ts'
import type { TokenRegistry } from '../tokens/registry.ts'
import type { Incoming } from './message.ts'

/** Sources of events. */
export type Scene = { world: World; registry: TokenRegistry }

/** One action of an event, before it is written: its type, whether it worked, what it says, and who took part. */
export type Action = {
  type: string
  ok: boolean
  fields: Record<string, Wire>
  preview: { name: string; description: string; value?: string; image?: string }
  accounts: Address[]
  /** nanoTON that the first of these accounts gives the second, as far as the action says so */
  gram?: bigint
  /** the transactions it covers: no other action is made of them */
  items: ChainTransaction[]
}

/** Has a word for what an incoming message did, or null. */
export type Rule = (scene: Scene, item: ChainTransaction, message: Incoming) => Action | null | Promise<Action | null>

/** `Action`: the payload sits under the name of its type. */
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

/** The indexer's action for everything it has no better word for. */
export const unknownAction = (description: string, account: Address): Action => ({
  type: 'Unknown',
  ok: true,
  fields: {},
  preview: { name: 'Unknown', description },
  accounts: [account],
  items: [],
})
