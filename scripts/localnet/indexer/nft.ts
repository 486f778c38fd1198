import type { Address } from '@ton/core'
import { bocHex, hex, rawAddress } from '../http/encode.ts'
import type { Wire } from '../http/json.ts'
import { accountAddress } from './account-address.ts'
import type { World } from './call.ts'
import { nativePrice } from './events/price.ts'
import { previews } from './images.ts'
import { readContent } from './tokens/content.ts'
import { metadataOf, textOf } from './tokens/metadata.ts'
import type { NftOperation } from './tokens/operations.ts'
import type { NftCollection, NftItem } from './tokens/readers.ts'
import type { TokenRegistry } from './tokens/registry.ts'
import type { Sale } from './tokens/sales.ts'

const approvals = (trust: string): string[] => (trust === 'whitelist' ? ['getgems', 'tonkeeper'] : [])

/** Trust of an item: its own, or else its collection's. */
function trustOf({ fixtures }: World, item: Address, collection: Address | null) {
  const own = fixtures.trust(item)
  return own === 'none' && collection ? fixtures.trust(collection) : own
}

const saleFields = (world: World, sale: Sale) => ({
  address: rawAddress(sale.address),
  market: accountAddress(world, sale.market),
  owner: accountAddress(world, sale.seller),
  price: nativePrice(world, sale.price),
})

async function itemMetadata(world: World, registry: TokenRegistry, item: NftItem): Promise<Record<string, unknown>> {
  const domain = registry.domains.get(item.address)
  if (domain) return { name: domain.name, description: `${domain.name}, a domain of this network` }
  return metadataOf(world.fixtures, await registry.contents.of(item))
}

/** `NftItem`; `index` keeps 64 of a domain's 256 bits, like in the real indexer. */
export async function nftItem(world: World, registry: TokenRegistry, item: NftItem) {
  const { address, collection, owner } = item
  const state = world.chain.account(address)
  const parent = collection ? registry.collections.get(rawAddress(collection)) : undefined
  const parentFields = parent ? metadataOf(world.fixtures, readContent(parent.content)) : {}
  const sale = owner ? registry.sales.get(rawAddress(owner)) : undefined
  const metadata = await itemMetadata(world, registry, item)
  const trust = trustOf(world, address, collection)
  return {
    address: rawAddress(address),
    index: BigInt.asIntN(64, item.index),
    owner: owner ? accountAddress(world, owner) : undefined,
    collection: collection
      ? {
          address: rawAddress(collection),
          name: textOf(parentFields.name) ?? '',
          description: textOf(parentFields.description) ?? '',
        }
      : undefined,
    verified: await registry.confirmations.of(item),
    metadata: metadata as Wire,
    sale: sale?.item.equals(address) ? saleFields(world, sale) : undefined,
    previews: previews(world, metadata.image),
    dns: registry.domains.get(address)?.name,
    approved_by: approvals(trust),
    include_cnft: false,
    trust,
    code_hash: state?.code ? hex(state.code.hash()) : undefined,
    data_hash: state?.data ? hex(state.data.hash()) : undefined,
  }
}

/** Returns `NftCollection`. */
export function nftCollection(world: World, collection: NftCollection) {
  const metadata = metadataOf(world.fixtures, readContent(collection.content))
  const trust = world.fixtures.trust(collection.address)
  return {
    address: rawAddress(collection.address),
    next_item_index: BigInt.asIntN(64, collection.nextItemIndex),
    owner: collection.owner ? accountAddress(world, collection.owner) : undefined,
    raw_collection_content: bocHex(collection.content),
    metadata: metadata as Wire,
    previews: previews(world, metadata.image),
    approved_by: approvals(trust),
    trust,
  }
}

/** A row of `operations[]`, without the comment, which the real indexer omits too. */
export async function nftOperation(world: World, registry: TokenRegistry, operation: NftOperation) {
  const item = registry.items.get(rawAddress(operation.nft))
  if (!item) return []
  const { source, destination } = operation
  return [
    {
      operation: operation.operation,
      utime: operation.item.transaction.now,
      lt: operation.item.lt,
      transaction_hash: hex(operation.item.hash),
      source: source ? accountAddress(world, source) : undefined,
      destination: destination ? accountAddress(world, destination) : undefined,
      item: await nftItem(world, registry, item),
    },
  ]
}
