import type { Address } from '@ton/core'
import { rawAddress } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import type { World } from '../../indexer/call.ts'
import { readContent } from '../../indexer/tokens/content.ts'
import type { JettonOperation } from '../../indexer/tokens/operations.ts'
import type { JettonMaster, JettonWallet } from '../../indexer/tokens/readers.ts'
import { bookOf } from '../address-book.ts'
import type { Handler } from '../call.ts'
import { base64, upperAddress } from '../forms.ts'
import { metadataFor } from '../metadata.ts'
import { Refusal } from '../refusal.ts'

/** Hashes of a contract's cells, and its last transaction's lt. */
export function contractFields({ chain }: World, address: Address) {
  const account = chain.account(address)
  return {
    last_transaction_lt: (account?.lastLt ?? 0n).toString(),
    code_hash: account?.code ? base64(account.code.hash()) : null,
    data_hash: account?.data ? base64(account.data.hash()) : null,
  }
}

/** Returns on-chain content fields. `uri`, if present, links to further fields. */
export function contentFields(cell: Parameters<typeof readContent>[0]): Record<string, Wire> {
  const content = readContent(cell)
  return { ...Object.fromEntries(content?.fields ?? []), ...(content?.uri !== undefined && { uri: content.uri }) }
}

const jettonMaster = (world: World, master: JettonMaster) => ({
  address: upperAddress(master.address),
  total_supply: master.totalSupply.toString(),
  mintable: master.mintable,
  admin_address: upperAddress(master.admin),
  jetton_content: contentFields(master.content),
  jetton_wallet_code_hash: base64(master.walletCode.hash()),
  ...contractFields(world, master.address),
})

/** Lists jetton masters in indexing order, without a ranking. */
const masters: Handler = async ({ world, params }) => {
  const { registry } = await world.index.tokens()
  const [addresses, admins] = [params.addresses('address'), new Set(params.addresses('admin_address').map(rawAddress))]
  const candidates =
    addresses.length > 0
      ? addresses.flatMap(address => registry.masters.get(rawAddress(address)) ?? [])
      : registry.masters.all()
  const found = params.cut(
    candidates.filter(({ admin }) => admins.size === 0 || (admin !== null && admins.has(rawAddress(admin)))),
  )
  const named = found.flatMap(({ address, admin }) => [address, admin])
  return {
    jetton_masters: found.map(master => jettonMaster(world, master)),
    address_book: await bookOf(world, named),
    metadata: await metadataFor(world, named),
  }
}

const jettonWallet = (world: World, wallet: JettonWallet) => ({
  address: upperAddress(wallet.address),
  balance: wallet.balance.toString(),
  owner: upperAddress(wallet.owner),
  jetton: upperAddress(wallet.master),
  ...contractFields(world, wallet.address),
})

const byBalance = (one: JettonWallet, other: JettonWallet): number =>
  one.balance < other.balance ? -1 : one.balance > other.balance ? 1 : 0

const wallets: Handler = async ({ world, params }) => {
  const { registry } = await world.index.tokens()
  const [addresses, owners, masters] = ['address', 'owner_address', 'jetton_address'].map(
    name => new Set(params.addresses(name).map(rawAddress)),
  ) as [Set<string>, Set<string>, Set<string>]
  if (masters.size > 1 && owners.size !== 1)
    throw new Refusal(422, 'only one of owner_address or jetton_address can be a list')
  const [owner] = owners
  const [master] = masters
  const candidates =
    owners.size === 1 && owner !== undefined
      ? registry.wallets.where('owner', owner)
      : masters.size === 1 && master !== undefined
        ? registry.wallets.where('master', master)
        : registry.wallets.all()
  const isEmptyWanted = !params.flag('exclude_zero_balance')
  const found = candidates.filter(
    wallet =>
      (addresses.size === 0 || addresses.has(rawAddress(wallet.address))) &&
      (owners.size === 0 || owners.has(rawAddress(wallet.owner))) &&
      (masters.size === 0 || masters.has(rawAddress(wallet.master))) &&
      (isEmptyWanted || wallet.balance > 0n),
  )
  const sign = params.isAscending ? 1 : -1
  const sorted = params.has('sort') ? found.toSorted((one, other) => sign * byBalance(one, other)) : found
  const page = params.cut(sorted)
  return {
    jetton_wallets: page.map(wallet => jettonWallet(world, wallet)),
    address_book: await bookOf(
      world,
      page.flatMap(({ address, owner, master }) => [address, owner, master]),
    ),
    metadata: await metadataFor(
      world,
      page.flatMap(({ address, master }) => [address, master]),
    ),
  }
}

/** Transfers between owners, newest first, by the transaction of the sender's wallet; without mints and burns. */
const transfers: Handler = async ({ world, params }) => {
  const { operations } = await world.index.tokens()
  const [masters, owners] = ['jetton_master', 'owner_address'].map(
    name => new Set(params.addresses(name).map(rawAddress)),
  ) as [Set<string>, Set<string>]
  const isWanted = ({ master, source, destination }: JettonOperation) =>
    (masters.size === 0 || masters.has(rawAddress(master))) &&
    (owners.size === 0 || [source, destination].some(party => party && owners.has(rawAddress(party))))
  const found = operations.jettons.flatMap(operation => {
    const sent = operation.item.parent
    return operation.operation === 'transfer' && sent && world.index.horizon.sees(operation.item) && isWanted(operation)
      ? [{ ...operation, sent }]
      : []
  })
  const page = params.cut(params.isAscending ? found : found.toReversed())
  const named = page.flatMap(({ source, destination, master }) => [source, destination, master])
  return {
    jetton_transfers: page.map(({ sent, ...row }) => ({
      query_id: row.queryId.toString(),
      source: upperAddress(row.source),
      destination: upperAddress(row.destination),
      amount: row.amount.toString(),
      source_wallet: upperAddress(sent.account),
      jetton_master: upperAddress(row.master),
      transaction_hash: base64(sent.hash),
      transaction_lt: sent.lt.toString(),
      transaction_now: sent.block.genUtime,
      transaction_aborted: false,
      trace_id: base64(sent.traceId),
    })),
    address_book: await bookOf(world, named),
    metadata: await metadataFor(world, named),
  }
}

export const jettonHandlers = { 'jetton/masters': masters, 'jetton/wallets': wallets, 'jetton/transfers': transfers }
