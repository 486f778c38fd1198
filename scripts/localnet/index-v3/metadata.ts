import type { Address } from '@ton/core'
import { rawAddress } from '../http/encode.ts'
import type { Wire } from '../http/json.ts'
import type { World } from '../indexer/call.ts'
import { proxied } from '../indexer/images.ts'
import { readContent } from '../indexer/tokens/content.ts'
import { metadataOf, textOf } from '../indexer/tokens/metadata.ts'
import type { NftItem } from '../indexer/tokens/readers.ts'
import type { TokenRegistry } from '../indexer/tokens/registry.ts'
import { upperAddress } from './forms.ts'

const SIZES = { small: 100, medium: 500, big: 1500 } as const

/** Copies of an image in three sizes. */
function copiesOf(world: World, image: string | undefined): Record<string, Wire> {
  if (!image) return {}
  return Object.fromEntries(
    Object.entries(SIZES).map(([name, size]) => [`_image_${name}`, proxied(world, image, size)]),
  )
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Metadata members without a field in the schema. */
function restOf(fields: Record<string, unknown>): Record<string, Wire> {
  const { name: _name, symbol: _symbol, description: _description, image: _image, ...rest } = fields
  return rest as Record<string, Wire>
}

/** `TokenInfo` of fetched metadata; empty metadata are invalid. */
function tokenInfo(world: World, address: Address, type: string, fields: Record<string, unknown>) {
  if (Object.keys(fields).length === 0) return { type, valid: false }
  const image = textOf(fields.image)
  return {
    type,
    valid: true,
    name: textOf(fields.name),
    symbol: textOf(fields.symbol),
    description: textOf(fields.description),
    image,
    is_scam: world.fixtures.trust(address) === 'blacklist' ? true : undefined,
    extra: {
      ...restOf(fields),
      ...(isText(fields.decimals) && { decimals: String(fields.decimals) }),
      ...copiesOf(world, image),
    },
  }
}

/** Metadata of an item; for a domain, its name. */
export async function itemFields(
  world: World,
  registry: TokenRegistry,
  item: NftItem,
): Promise<Record<string, unknown>> {
  const domain = registry.domains.get(item.address)
  if (domain) return { name: domain.name, domain: domain.name }
  return metadataOf(world.fixtures, await registry.contents.of(item))
}

async function infosOf(world: World, registry: TokenRegistry, address: Address): Promise<Wire[]> {
  const key = rawAddress(address)
  const [master, wallet] = [registry.masters.get(key), registry.wallets.get(key)]
  const [item, collection] = [registry.items.get(key), registry.collections.get(key)]
  const contents = { fixtures: world.fixtures }
  return [
    ...(master
      ? [tokenInfo(world, address, 'jetton_masters', metadataOf(contents.fixtures, readContent(master.content)))]
      : []),
    ...(wallet
      ? [
          {
            type: 'jetton_wallets',
            valid: true,
            extra: {
              balance: wallet.balance.toString(),
              jetton: upperAddress(wallet.master),
              owner: upperAddress(wallet.owner),
            },
          },
        ]
      : []),
    ...(item
      ? [
          {
            ...tokenInfo(world, address, 'nft_items', await itemFields(world, registry, item)),
            nft_index: item.index.toString(),
          },
        ]
      : []),
    ...(collection
      ? [tokenInfo(world, address, 'nft_collections', metadataOf(world.fixtures, readContent(collection.content)))]
      : []),
  ]
}

/** `metadata` of addresses: tokens only, including masters of jetton wallets among them. */
export async function metadataFor(world: World, addresses: readonly (Address | null | undefined)[]) {
  const { registry } = await world.index.tokens()
  const found = new Map(addresses.flatMap(address => (address ? [[rawAddress(address), address] as const] : [])))
  for (const address of [...found.values()]) {
    const master = registry.wallets.get(rawAddress(address))?.master
    if (master) found.set(rawAddress(master), master)
  }
  const entries: [string, Wire][] = []
  for (const [raw, address] of found) {
    const infos = await infosOf(world, registry, address)
    if (infos.length > 0) entries.push([raw.toUpperCase(), { is_indexed: true, token_info: infos }])
  }
  return Object.fromEntries(entries)
}
