import type { Address } from '@ton/core'
import { bocBase64, friendlyAddress, rawAddress } from '../http/encode.ts'
import type { Wire } from '../http/json.ts'
import { category, type DnsRecord } from '../indexer/names/records.ts'
import { contentRecords } from '../indexer/names/resolver.ts'
import { type Content, readContent } from '../indexer/tokens/content.ts'
import type { JettonMaster, JettonWallet, NftCollection, NftItem } from '../indexer/tokens/readers.ts'
import { ask } from '../indexer/tokens/stack.ts'
import type { Call, Method } from './method.ts'
import { Refusal } from './refusal.ts'

const optional = (address: Address | null) => (address ? friendlyAddress(address) : undefined)

/** Returns token content. Off-chain content is only the link, since this server follows no links. */
function tokenContent(content: Content | null): Wire {
  if (content?.type === 'onchain') return { type: 'onchain', data: Object.fromEntries(content.fields) }
  return { type: 'offchain', data: content?.uri ?? '' }
}

const masterData = (master: JettonMaster): Wire => ({
  '@type': 'ext.tokens.jettonMasterData',
  address: friendlyAddress(master.address),
  contract_type: 'jetton_master',
  total_supply: master.totalSupply.toString(),
  mintable: master.mintable,
  admin_address: optional(master.admin),
  jetton_content: tokenContent(readContent(master.content)),
  jetton_wallet_code: bocBase64(master.walletCode),
})

const walletData = ({ chain }: Call, wallet: JettonWallet): Wire => {
  const code = chain.account(wallet.address)?.code
  return {
    '@type': 'ext.tokens.jettonWalletData',
    address: friendlyAddress(wallet.address),
    contract_type: 'jetton_wallet',
    balance: wallet.balance.toString(),
    owner: friendlyAddress(wallet.owner),
    jetton: friendlyAddress(wallet.master),
    jetton_wallet_code: code ? bocBase64(code) : '',
  }
}

const collectionData = (collection: NftCollection): Wire => ({
  '@type': 'ext.tokens.nftCollectionData',
  address: friendlyAddress(collection.address),
  contract_type: 'nft_collection',
  next_item_index: collection.nextItemIndex.toString(),
  owner_address: optional(collection.owner),
  collection_content: tokenContent(readContent(collection.content)),
})

const smartContract = (address: Address): Wire => ({
  '@type': 'addr_std',
  workchain_id: address.workChain,
  address: rawAddress(address).split(':')[1],
})

function dnsRecord(record: DnsRecord | undefined): Wire {
  switch (record?.type) {
    case 'wallet':
      return { '@type': 'dns_smc_address', smc_addr: smartContract(record.address) }
    case 'next_resolver':
      return { '@type': 'dns_next_resolver', resolver: smartContract(record.address) }
    case 'adnl':
      return { '@type': 'dns_adnl_address', adnl_addr: record.hash }
    case 'storage':
      return { '@type': 'dns_storage_address', bag_id: record.hash }
    default:
      return undefined
  }
}

/** Returns an item's content; for a domain, its DNS records. */
async function itemContent(call: Call, item: NftItem): Promise<Wire> {
  const { registry } = await call.index.tokens()
  const label = await ask(call.chain, item.address, 'get_domain')
  if (!label) return tokenContent(await registry.contents.of(item))
  const domain = registry.domains.get(item.address)?.name ?? label.cell().beginParse().loadStringTail()
  const records = contentRecords(item.content)
  const names = ['dns_next_resolver', 'wallet', 'site', 'storage'] as const
  return { domain, data: Object.fromEntries(names.map(name => [name, dnsRecord(records.get(category(name)))])) }
}

const itemData = async (call: Call, item: NftItem): Promise<Wire> => ({
  '@type': 'ext.tokens.nftItemData',
  address: friendlyAddress(item.address),
  contract_type: 'nft_item',
  init: item.init,
  index: item.index.toString(),
  collection_address: optional(item.collection),
  owner_address: optional(item.owner),
  content: await itemContent(call, item),
})

const getTokenData: Method = async call => {
  const key = rawAddress(call.params.address('address'))
  const { registry } = await call.index.tokens()
  const master = registry.masters.get(key)
  if (master) return masterData(master)
  const wallet = registry.wallets.get(key)
  if (wallet) return walletData(call, wallet)
  const collection = registry.collections.get(key)
  if (collection) return collectionData(collection)
  const item = registry.items.get(key)
  if (item) return itemData(call, item)
  throw new Refusal(409, 'Smart contract is not Jetton or NFT')
}

export const tokenMethods = { getTokenData }
