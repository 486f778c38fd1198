import * as v from 'valibot'
import type { Account, AccountFacts, AccountInParts } from '../../domain/account/account.ts'
import type { KnownAddresses } from '../../domain/account/known-address.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { hashesOfBocs, prepareReader } from '../bytes/boc.ts'
import { another, askedRows } from '../http/asked.ts'
import { base64Bytes } from '../http/bag.ts'
import { ProviderError } from '../http/error.ts'
import { amount, dictionary, hash, int, int64, maybe, rows, text } from '../http/wire.ts'
import { accountState } from '../requests/account.ts'
import { addressBook, isWalletOf } from './address-book.ts'
import { indexV3Api } from './client.ts'
import { required, requiredAddress } from './fields.ts'
import { indexV3 } from './provider.ts'

/** Facts about an account besides its state. The index has neither public names nor marks of scam or suspension. */
export type IndexV3Facts = Pick<AccountFacts, 'isWallet' | 'interfaces' | 'methods'> & {
  /** a domain owned by the account that points to it; may have expired */
  name: string | null
}

/** An account with its facts. Hashes of code and data are claims of the index, not computed. */
export type IndexV3Account = { account: Account; facts: IndexV3Facts }

const state = v.object({
  address: requiredAddress,
  balance: maybe(amount),
  status: text,
  last_transaction_hash: maybe(hash),
  last_transaction_lt: maybe(int64),
  code_hash: maybe(hash),
  data_hash: maybe(hash),
  code_boc: maybe(base64Bytes),
  data_boc: maybe(base64Bytes),
  contract_methods: maybe(v.array(int)),
  interfaces: maybe(v.array(text)),
})
const answer = v.object({ accounts: rows(state), address_book: addressBook })

type Wire = v.InferOutput<typeof state>

async function methodsOf({ contract_methods }: Wire): Promise<string[]> {
  if (!contract_methods?.length) return []
  const { methodNameOf } = await import('../../ton/code/methods.ts')
  return contract_methods.flatMap(id => methodNameOf(id) ?? []).sort()
}

async function readAccount(wire: Wire, known: KnownAddresses): Promise<IndexV3Account> {
  const { address, last_transaction_hash: last, last_transaction_lt: lt } = wire
  const interfaces = wire.interfaces ?? []
  return {
    account: {
      address,
      state: accountState(wire.status),
      balance: wire.balance,
      lastTransaction: last && lt && /[^0]/.test(last) ? { hash: last, lt } : null,
      codeHash: wire.code_hash,
      dataHash: wire.data_hash,
    },
    facts: {
      isWallet: isWalletOf(interfaces),
      interfaces,
      methods: await methodsOf(wire),
      name: known[address]?.name ?? null,
    },
  }
}

const noAccount = (unreadable: number) =>
  unreadable > 0
    ? new ProviderError('malformed', indexV3.name, 'accounts: no row that can be read')
    : new ProviderError('not-found', indexV3.name, 'no account')

/** Maximum number of addresses per call, limited by the length of the URL. */
export const MAX_ACCOUNTS = 64

/** Accounts in one call, at most `MAX_ACCOUNTS` (accountStates). Omits accounts unknown to the index. */
export async function getIndexV3Accounts(call: Call, addresses: readonly RawAddress[]) {
  const query = { address: addresses, include_boc: false }
  const { accounts, address_book } = await indexV3Api('/accountStates', query, answer, call)
  const asked = new Set(addresses)
  const own = askedRows(indexV3.name, 'account', accounts.rows, ({ address }) => asked.has(address))
  return {
    accounts: await Promise.all(own.map(wire => readAccount(wire, address_book.known))),
    known: address_book.known,
    unreadable: accounts.unreadable + accounts.rows.length - own.length,
  }
}

/**
 * One account, with hashes computed from its code and data (accountStates). Throws ProviderError: `not-found` for an unknown account. The
 * promise of hashes rejects with `another` if they differ from the index's.
 */
export async function getIndexV3Account(
  call: Call,
  address: RawAddress,
): Promise<AccountInParts & { facts: IndexV3Facts }> {
  prepareReader()
  const { accounts, address_book } = await indexV3Api('/accountStates', { address, include_boc: true }, answer, call)
  const [wire] = askedRows(indexV3.name, 'account', accounts.rows, row => row.address === address)
  if (!wire) throw noAccount(accounts.unreadable)
  const { account, facts } = await readAccount(wire, address_book.known)
  const hashes = hashesOfBocs(wire.code_boc ?? undefined, wire.data_boc ?? undefined).then(computed => {
    const isSame = computed.codeHash === wire.code_hash && computed.dataHash === wire.data_hash
    if (!isSame) throw another(indexV3.name, 'account')
    return computed
  })
  // Prevents an unhandled rejection; callers that await the hashes still get the error.
  hashes.catch(() => {})
  return { account: { ...account, codeHash: undefined, dataHash: undefined }, hashes, facts }
}

/** Facts about one account (accountStates). Throws ProviderError: `not-found` for an unknown account. */
export async function getIndexV3Facts(call: Call, address: RawAddress): Promise<AccountFacts> {
  const { accounts, unreadable } = await getIndexV3Accounts(call, [address])
  const [account] = accounts
  if (!account) throw noAccount(unreadable)
  return { ...account.facts, lastActivity: null }
}

const bareBook = v.object({ book: addressBook })

/** Names and kinds of some addresses, at most `MAX_ACCOUNTS` (addressBook). */
export async function getKnownAddresses(call: Call, addresses: readonly RawAddress[]): Promise<KnownAddresses> {
  const wrapped = v.pipe(
    dictionary,
    v.transform(book => required(bareBook, { book }).book),
  )
  const { known } = await indexV3Api('/addressBook', { address: addresses }, wrapped, call)
  const asked = new Set<string>(addresses)
  return Object.fromEntries(Object.entries(known).filter(([address]) => asked.has(address)))
}
