import * as v from 'valibot'
import { cleanText } from '../../domain/foreign/clean-text.ts'
import type { JettonDetails, JettonHolders } from '../../domain/jetton/holders.ts'
import type { Jetton, JettonBalances } from '../../domain/jetton/jetton.ts'
import type { Call } from '../../lib/call.ts'
import { uniqueBy } from '../../lib/unique.ts'
import type { RawAddress } from '../../ton/address.ts'
import { writtenParty } from '../bytes/written-party.ts'
import { askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { placedRows } from '../http/placed-rows.ts'
import { amount, dictionary, flag, maybe, rows } from '../http/wire.ts'
import { addressBook } from './address-book.ts'
import { indexV3Api } from './client.ts'
import { required, requiredAddress } from './fields.ts'
import { linksOf, metadata } from './metadata.ts'
import { indexV3 } from './provider.ts'

const MAX_ROWS = 1000
const MAX_DESCRIPTION_LENGTH = 1000

const wallet = v.object({ address: requiredAddress, owner: requiredAddress, jetton: requiredAddress, balance: amount })
const walletList = v.object({ jetton_wallets: rows(wallet), address_book: addressBook, metadata })

/**
 * Jettons of an account, without prices and scales (TEP-526); trust is a scam mark at most (jetton/wallets). Drops and counts jettons
 * without metadata, as their decimals are unknown.
 */
export async function getIndexV3Jettons(call: Call, owner: RawAddress): Promise<JettonBalances> {
  const query = { owner_address: owner, limit: MAX_ROWS, sort: 'desc' }
  const read = await indexV3Api('/jetton/wallets', query, walletList, call)
  const { rows: all, unreadable } = read.jetton_wallets
  const own = askedRows(indexV3.name, 'account', all, row => row.owner === owner)
  const held = uniqueBy(own, row => row.jetton).flatMap(({ address: wallet, balance, jetton: master }) => {
    const jetton = read.metadata.jetton(master)
    return jetton ? [{ jetton, wallet, balance }] : []
  })
  return {
    balances: held.filter(({ balance }) => /[^0]/.test(balance)).map(row => ({ ...row, price: null })),
    wallets: Object.fromEntries(held.map(({ wallet, jetton }) => [wallet, jetton])),
    unreadable: unreadable + all.length - held.length,
    isCapped: all.length + unreadable >= MAX_ROWS,
  }
}

const holderList = v.object({ jetton_wallets: placedRows(wallet), address_book: addressBook })

/** Holders by balance from `offset` on, without their total (jetton/wallets). Rows may repeat or be missed if balances change between pages. */
export async function getIndexV3Holders(
  call: Call,
  master: RawAddress,
  limit: number,
  offset: number,
): Promise<JettonHolders> {
  const query = { jetton_address: master, exclude_zero_balance: true, limit, offset, sort: 'desc' }
  const { jetton_wallets, address_book } = await indexV3Api('/jetton/wallets', query, holderList, call)
  const { rows: all, unreadable } = jetton_wallets
  const own = askedRows(indexV3.name, 'jetton', all, ({ row }) => row.jetton === master)
  return {
    holders: own.map(({ row: { owner, address: wallet, balance }, place }) => ({
      rank: offset + place + 1,
      owner,
      isWallet: address_book.interfaces.has(owner) ? (address_book.known[owner]?.isWallet ?? false) : null,
      wallet,
      balance,
    })),
    total: null,
    known: address_book.known,
    unreadable: unreadable + all.length - own.length,
  }
}

const master = v.object({
  address: requiredAddress,
  total_supply: maybe(amount),
  mintable: maybe(flag),
  admin_address: writtenParty,
})
const masterList = v.object({ jetton_masters: rows(master), address_book: addressBook, metadata })
/**
 * One jetton, without holders and scale; its supply is unscaled (jetton/masters). The row of a jetton without an admin may be stale. Throws ProviderError:
 * `not-found` for other contracts; `not-ready` without metadata, as decimals are unknown.
 */
export async function getIndexV3Jetton(call: Call, at: RawAddress): Promise<JettonDetails> {
  const read = await indexV3Api('/jetton/masters', { address: at, limit: 1 }, masterList, call)
  const [wire] = askedRows(indexV3.name, 'jetton', read.jetton_masters.rows, ({ address }) => address === at)
  const { unreadable } = read.jetton_masters
  if (!wire) throw new ProviderError(unreadable ? 'malformed' : 'not-found', indexV3.name, 'no jetton')
  const [info, jetton] = [read.metadata.info(at, 'jetton_masters'), read.metadata.jetton(at)]
  if (!info || !jetton) throw new ProviderError('not-ready', indexV3.name, 'no metadata')
  return {
    ...jetton,
    supply: wire.total_supply,
    holders: null,
    description: cleanText(info.description ?? '', MAX_DESCRIPTION_LENGTH) || null,
    mintable: wire.mintable,
    admin: wire.admin_address,
    known: read.address_book.known,
    links: linksOf(info),
    scale: undefined,
  }
}

const bareMetadata = v.object({ metadata })

/** Jettons by those addresses that are jetton wallets (metadata). Omits unknown addresses. */
export async function getJettonsOfWallets(
  call: Call,
  addresses: readonly RawAddress[],
): Promise<Record<RawAddress, Jetton>> {
  const wrapped = v.pipe(
    dictionary,
    v.transform(entries => required(bareMetadata, { metadata: entries }).metadata),
  )
  const read = await indexV3Api('/metadata', { address: addresses }, wrapped, call)
  const asked = new Set<string>(addresses)
  return Object.fromEntries(Object.entries(read.wallets()).filter(([wallet]) => asked.has(wallet)))
}
