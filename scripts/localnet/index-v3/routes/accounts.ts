import { type Address, beginCell, storeAccount } from '@ton/core'
import type { ChainAccount } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import { interfacesOf } from '../../indexer/account-address.ts'
import type { World } from '../../indexer/call.ts'
import { methodsOf } from '../../indexer/methods.ts'
import { bookOf } from '../address-book.ts'
import type { Handler } from '../call.ts'
import { base64, bocBase64, upperAddress } from '../forms.ts'
import { metadataFor } from '../metadata.ts'
import { Refusal } from '../refusal.ts'

const MAX_ADDRESSES = 1000
const MAX_BOOK = 1024

function stateHash({ shardAccount: { account } }: ChainAccount): Buffer {
  const cell = beginCell().storeBit(account !== null)
  if (account) cell.store(storeAccount(account))
  return cell.endCell().hash()
}

/** `AccountStateFull`; methods are ids. */
function accountState(world: World, account: ChainAccount, withBocs: boolean) {
  const { address, code, data, frozenHash, lastHash } = account
  return {
    address: upperAddress(address),
    account_state_hash: base64(stateHash(account)),
    balance: account.balance.toString(),
    extra_currencies: {},
    status: account.status,
    last_transaction_hash: lastHash ? base64(lastHash) : undefined,
    last_transaction_lt: account.lastLt.toString(),
    data_hash: data ? base64(data.hash()) : undefined,
    code_hash: code ? base64(code.hash()) : undefined,
    frozen_hash: frozenHash ? base64(frozenHash) : undefined,
    data_boc: withBocs && data ? bocBase64(data) : undefined,
    code_boc: withBocs && code ? bocBase64(code) : undefined,
    contract_methods: code ? methodsOf(code).map(({ id }) => id) : null,
    interfaces: code ? [...interfacesOf(world, address)] : null,
  }
}

/** Omits unknown accounts. All errors have status 422. */
const accountStates: Handler = async ({ world, params }) => {
  const addresses = params.addresses('address')
  if (addresses.length === 0) throw new Refusal(422, 'address of account is required')
  if (addresses.length > MAX_ADDRESSES)
    throw new Refusal(422, `limit is not allowed: ${addresses.length} > ${MAX_ADDRESSES}`)
  const found = addresses.flatMap(address => world.chain.account(address) ?? [])
  const named = found.map(({ address }) => address)
  return {
    accounts: found.map(account => accountState(world, account, params.flag('include_boc', true))),
    address_book: await bookOf(world, named),
    metadata: await metadataFor(world, named),
  }
}

function asked(addresses: Address[]): Address[] {
  if (addresses.length === 0) throw new Refusal(422, 'at least 1 address required')
  if (addresses.length > MAX_BOOK) throw new Refusal(422, `limit is not allowed: ${addresses.length} > ${MAX_BOOK}`)
  return addresses
}

/** Rows keyed by addresses as written in the request. */
const addressBook: Handler = async ({ world, params }) => {
  const addresses = asked(params.addresses('address'))
  const book = await bookOf(world, addresses)
  const written = params.all('address')
  return Object.fromEntries(
    addresses.map((address, place) => [written[place] ?? '', book[rawAddress(address).toUpperCase()]]),
  )
}

const metadata: Handler = ({ world, params }) => metadataFor(world, asked(params.addresses('address')))

export const accountHandlers = { accountStates, addressBook, metadata }
