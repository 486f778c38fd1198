import type { Names } from '../../domain/export/rows.ts'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import { awaitValue } from '../../lib/await-value.ts'
import type { RawAddress } from '../../ton/address.ts'
import { $accountJettons, $accountNfts } from '../address-tokens.ts'
import { addressBook } from '../base/address-book.ts'
import { findBalances } from './balances.ts'
import { holdJettons } from './jettons.ts'
import { createExport, type Export } from './job.ts'
import { type JobStorage, memoryJobs, openJobs } from './job-storage.ts'
import { findStart, loadPage } from './pages.ts'

let storage: Promise<JobStorage> | undefined

/** Storage of export jobs: of the browser, or in memory if the browser keeps nothing. */
export function jobStorage(): Promise<JobStorage> {
  storage ??= openJobs().catch(memoryJobs)
  return storage
}

/** NFTs of an account, if its list is already loaded; else empty. */
function heldItems(account: RawAddress): ReadonlySet<RawAddress> {
  const { value } = $accountNfts(account)
  return new Set(value?.status === 'ready' ? value.value.items.map(({ address }) => address) : [])
}

/** Names for the rows of a file, from what is known so far. */
export const namesWith = (account: RawAddress, jettons: JettonWallets): Names => ({
  jettons,
  items: heldItems(account),
  find: addressBook.find,
})

/** Names once all jettons of the account are known, or without them if their list fails. */
const namesOf = (account: RawAddress, signal: AbortSignal): Promise<Names> =>
  awaitValue($accountJettons(account), signal).then(
    ({ wallets }) => namesWith(account, wallets),
    () => ({ ...namesWith(account, {}), lacksJettons: true }),
  )

const exports = new Map<RawAddress, Export>()

/** The export of an account's transactions on this page, one per account. */
export function exportOf(account: RawAddress): Export {
  const known = exports.get(account)
  if (known) return known
  const made = createExport(account, {
    storage: jobStorage,
    loadPage,
    findStart,
    balances: findBalances,
    jettons: holdJettons,
    names: signal => namesOf(account, signal),
  })
  exports.set(account, made)
  return made
}
