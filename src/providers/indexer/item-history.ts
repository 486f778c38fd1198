import * as v from 'valibot'
import type { ItemChange, ItemHistory } from '../../domain/nft/details.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { accountAddress, address } from '../bytes/wire-address.ts'
import { maybe } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { type Action, actionsOf, events, ownRows, type Read, toHistory } from './events.ts'
import { price, priceOf } from './nft-price.ts'

const transfer = v.object({ sender: maybe(accountAddress), recipient: maybe(accountAddress), nft: address })
const purchase = v.object({
  seller: maybe(accountAddress),
  buyer: maybe(accountAddress),
  amount: maybe(price),
  nft: v.object({ address }),
})
const history = v.object({ events: maybe(events) })

const changeOf = ({ utime, hash, succeeded }: Action): Pick<ItemChange, 'utime' | 'hash' | 'succeeded'> => ({
  utime,
  hash,
  succeeded,
})

/** A row, null if unreadable, undefined if it is about another item. */
type Row = Read<ItemChange> | undefined

function readTransfer(item: RawAddress, action: Action): Row {
  const read = v.safeParse(transfer, action.fields)
  if (!read.success || read.output.nft === null) return null
  const { sender, recipient, nft } = read.output
  if (nft !== item) return undefined
  const parties = [sender, recipient]
  const [from, to] = parties.map(party => party?.address ?? null)
  return {
    operation: { ...changeOf(action), kind: 'transfer', from: from ?? null, to: to ?? null, price: null },
    parties,
  }
}

function readPurchase(item: RawAddress, action: Action): Row {
  const read = v.safeParse(purchase, action.fields)
  if (!read.success || read.output.nft.address === null) return null
  const { seller, buyer, amount, nft } = read.output
  if (nft.address !== item) return undefined
  return {
    operation: {
      ...changeOf(action),
      kind: 'sale',
      from: seller?.address ?? null,
      to: buyer?.address ?? null,
      price: amount && priceOf(amount),
    },
    parties: [seller, buyer],
  }
}

/** Changes of an NFT item's owner with their prices, from the newest `limit` events of its contract (accounts/{id}/events). */
export async function getItemHistory(call: Call, item: RawAddress, limit: number): Promise<ItemHistory> {
  const answer = await indexerApi(`/accounts/${item}/events`, { limit }, history, call)
  const { events } = ownRows(item, { operations: null, events: answer.events })
  const sent = events ? events.rows.length + events.unreadable : 0
  const read = (action: Action) =>
    action.type === 'NftPurchase' ? readPurchase(item, action) : readTransfer(item, action)
  const rows = events ? actionsOf(events, ['NftPurchase', 'NftItemTransfer']).map(read) : []
  // Actions about other items of the same trace are dropped; unreadable ones are counted.
  const { operations, ...rest } = toHistory(
    { operations: null, events },
    rows.filter(row => row !== undefined),
  )
  return { changes: operations, isCapped: sent >= limit, ...rest }
}
