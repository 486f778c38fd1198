import { createHash } from 'node:crypto'
import { Address } from '@ton/core'
import { rawAddress, readAddress } from '../../http/encode.ts'
import { accountAddress } from '../account-address.ts'
import type { Call, Handler } from '../call.ts'
import { jettonBalance, jettonInfo, jettonOperation } from '../jetton.ts'
import { isCurrency, jettonPrice } from '../prices.ts'
import { badRequest, notFound } from '../refusal.ts'
import { operationsOf } from '../tokens/operations.ts'
import type { JettonMaster, JettonWallet } from '../tokens/readers.ts'
import type { TokenRegistry } from '../tokens/registry.ts'
import { tokenRates } from './rates.ts'
import { get, post } from './route.ts'

const MAX_ROWS = 1000
const MAX_OFFSET = 9000
/** Seconds per day. */
const DAY = 86_400

/** Order of the list with an offset: by holders, as ranked on that day. */
function ranking({ world }: Call, listed: JettonMaster[], registry: TokenRegistry) {
  const day = Math.floor(world.chain.now / DAY)
  const places = listed.map(master => ({
    master,
    holders: registry.holders(master.address).length,
    draw: createHash('sha256')
      .update(`${day}:${rawAddress(master.address)}`)
      .digest('hex'),
  }))
  return places
    .sort((one, other) => other.holders - one.holders || (one.draw < other.draw ? -1 : 1))
    .map(({ master }) => master)
}

/**
 * Two orders like the real indexer: by account without an offset, by a daily ranking with one. So rows of the first page may repeat later,
 * and others never appear.
 */
const list: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  const limit = call.int('limit', { min: 1, max: MAX_ROWS, otherwise: 100 })
  const offset = call.int('offset', { min: 0, otherwise: 0 })
  const last = call.query.get('last_account_id')
  const after = last ? rawAddress(readAddress(last) ?? Address.parse(last)) : ''
  // Exclude scams: a thousand spam jettons would hide the rest.
  const known = registry.masters.all().filter(({ address }) => !call.world.fixtures.label(address)?.isScam)
  const masters = known
    .filter(master => rawAddress(master.address) > after)
    .sort((one, other) => (rawAddress(one.address) < rawAddress(other.address) ? -1 : 1))
  const listed = offset > 0 ? ranking(call, known, registry) : masters
  return { jettons: listed.slice(offset, offset + limit).map(master => jettonInfo(call.world, registry, master)) }
}

async function masterOf(call: Call, name: string) {
  const { registry } = await call.world.index.tokens()
  const master = registry.masters.get(rawAddress(await call.account(name)))
  if (!master) throw notFound()
  return { registry, master }
}

const one: Handler = async call => {
  const { registry, master } = await masterOf(call, 'account_id')
  return jettonInfo(call.world, registry, master)
}

const bulk: Handler = async call => {
  const { registry } = await call.world.index.tokens()
  const masters = call.bulk().flatMap(address => registry.masters.get(rawAddress(address)) ?? [])
  return { jettons: masters.map(master => jettonInfo(call.world, registry, master)) }
}

/** Holders; `address` is the jetton wallet, `owner` its owner. */
const holders: Handler = async call => {
  const { registry, master } = await masterOf(call, 'account_id')
  const limit = call.int('limit', { min: 1, max: MAX_ROWS, otherwise: MAX_ROWS })
  const offset = call.int('offset', { min: 0, otherwise: 0 })
  if (offset > MAX_OFFSET) {
    throw badRequest(
      `offset is limited to ${MAX_OFFSET}; use sort_by=address with last_account_id cursor for deeper pagination`,
    )
  }
  const found = registry.holders(master.address)
  const byAddress = call.query.get('sort_by') === 'address'
  const sorted = byAddress
    ? found.toSorted((one, other) => (rawAddress(one.address) < rawAddress(other.address) ? -1 : 1))
    : found
  return {
    addresses: sorted.slice(offset, offset + limit).map(wallet => ({
      address: rawAddress(wallet.address),
      owner: accountAddress(call.world, wallet.owner),
      balance: wallet.balance.toString(),
    })),
    total: found.length,
  }
}

function balanceOf(call: Call, registry: TokenRegistry, wallet: JettonWallet) {
  const { world } = call
  const currencies = call.list('currencies').filter(isCurrency)
  const price = jettonPrice(world, wallet.master)
  return {
    ...jettonBalance(world, registry, wallet),
    price:
      currencies.length > 0 ? tokenRates(rawAddress(wallet.master), price, currencies, world.chain.now) : undefined,
  }
}

const balances: Handler = async call => {
  const owner = await call.account('account_id')
  const { registry } = await call.world.index.tokens()
  const limit = call.int('limit', { min: 1, max: MAX_ROWS, otherwise: MAX_ROWS })
  const offset = call.int('offset', { min: 0, otherwise: 0 })
  const wallets = registry.wallets.where('owner', rawAddress(owner)).slice(offset, offset + limit)
  return { balances: wallets.map(wallet => balanceOf(call, registry, wallet)) }
}

const balance: Handler = async call => {
  const [owner, master] = [await call.account('account_id'), await call.account('jetton_id')]
  const { registry } = await call.world.index.tokens()
  const wallet = registry.wallets.where('owner', rawAddress(owner)).find(found => found.master.equals(master))
  if (!wallet) throw notFound()
  return balanceOf(call, registry, wallet)
}

/** `operations[]` of an account, optionally of one jetton; `next_from` only if there may be more. */
const history: Handler = async call => {
  const account = await call.account('account_id')
  const master = call.param('jetton_id') ? await call.account('jetton_id') : null
  const limit = call.int('limit', { min: 1, max: MAX_ROWS })
  const { registry, operations } = await call.world.index.tokens()
  const { horizon } = call.world.index
  const all = operations.jettons.filter(
    ({ item, master: own }) => horizon.sees(item) && (!master || own.equals(master)),
  )
  const found = operationsOf(all, account, call.lt('before_lt'), limit)
  return {
    operations: found.map(operation => jettonOperation(call.world, registry, operation)),
    next_from: found.length === limit ? found.at(-1)?.item.lt : undefined,
  }
}

export const jettonRoutes = [
  get('GetJettons', '/v2/jettons', list),
  get('GetJettonInfo', '/v2/jettons/{account_id}', one),
  post('GetJettonInfosByAddresses', '/v2/jettons/_bulk', bulk),
  get('GetJettonHolders', '/v2/jettons/{account_id}/holders', holders),
  get('GetJettonAccountHistoryByID', '/v2/jettons/{jetton_id}/accounts/{account_id}/history', history),
  get('GetAccountJettonsBalances', '/v2/accounts/{account_id}/jettons', balances),
  get('GetAccountJettonsHistory', '/v2/accounts/{account_id}/jettons/history', history),
  get('GetAccountJettonBalance', '/v2/accounts/{account_id}/jettons/{jetton_id}', balance),
]
