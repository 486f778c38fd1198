import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { hex } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import { accountAddress } from '../account-address.ts'
import type { World } from '../call.ts'

/** One action of an event, before it is written: its type, whether it worked, what it says, and who took part. */
export type Action = {
  type: string
  ok: boolean
  fields: Record<string, Wire>
  preview: { name: string; description: string; value?: string; image?: string }
  accounts: Address[]
  items: ChainTransaction[]
}

/** `Action`: the payload sits under the name of its type. */
export const actionFields = (world: World, action: Action) => ({
  type: action.type,
  status: action.ok ? 'ok' : 'failed',
  [action.type]: action.fields,
  simple_preview: {
    name: action.preview.name,
    description: action.preview.description,
    value: action.preview.value,
    value_image: action.preview.image,
    accounts: action.accounts.map(address => accountAddress(world, address)),
  },
  base_transactions: action.items.map(item => hex(item.hash)),
})
