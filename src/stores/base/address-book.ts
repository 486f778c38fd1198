import type { KnownAddress, KnownAddresses } from '../../domain/account/known-address.ts'
import { DAY, HOUR } from '../../lib/time.ts'
import { SITE_PREFIX } from '../../providers/http/browser.ts'
import type { RawAddress } from '../../ton/address.ts'
import { cache } from './cache.ts'

/** An address with the time at which its facts were learnt, in unix ms. */
type Entry = KnownAddress & { at: number }
type Entries = Record<RawAddress, Entry>

const KEY = 'addresses'
/** Maximum number of saved addresses: the entry is read and written as a whole. */
const MAX_ADDRESSES = 500

const listeners = new Set<() => void>()
let entries: Entries | undefined
/** Facts from all answers on this page, without limit of number or age. */
const onPage = new Map<RawAddress, Entry>()
/** Assumed kinds of addresses, by the form in which they were pasted. Used until a provider confirms the kind. */
const assumed = new Map<RawAddress, KnownAddress>()

/** Function that puts other names over those of providers. `names-layer.ts` replaces it once such names exist. */
let layer = (_: RawAddress, said: KnownAddress | undefined) => said

/** Storage key of the visitor's own names (`stores/base/own-names.ts`). */
export const OWN_NAMES = `${SITE_PREFIX}names`

// Values under this key were written here, in this build's shape (the cache's prefix carries its version).
const saved = () => (cache.read(KEY)?.value ?? {}) as Entries

function notify() {
  for (const listener of listeners) listener()
}

/** Sets the function that maps a provider's facts to the displayed ones. `over` returns the same object for the same input. */
export function setNameOverlay(over: typeof layer): void {
  layer = over
  notify()
}

function find(raw: RawAddress): KnownAddress | undefined {
  entries ??= saved()
  const entry = entries[raw]
  return layer(raw, entry && Date.now() - entry.at < DAY ? entry : (onPage.get(raw) ?? assumed.get(raw)))
}

const entriesOf = <T>(record: Record<RawAddress, T>) => Object.entries(record) as [RawAddress, T][]

const isNews = (old: Entry | undefined, entry: Entry) =>
  !old ||
  old.isWallet !== entry.isWallet ||
  old.name !== entry.name ||
  old.isScam !== entry.isScam ||
  entry.at - old.at > HOUR

/**
 * Adds the addresses in `value.known`, if any, to the address book. `at` is the time of the answer in unix ms. Entries are saved for a day
 * and kept in memory until the page is closed. Later facts replace earlier ones, but never turn a wallet into a contract or remove a name.
 */
export function learnFrom(value: unknown, at = Date.now()): void {
  const { known }: { known?: KnownAddresses } = Object(value)
  if (!known) return
  const before = saved()
  const news = entriesOf(known).flatMap(([raw, { isWallet, name, isScam }]): [RawAddress, Entry][] => {
    const old = before[raw] ?? onPage.get(raw)
    if (old && old.at > at) return []
    const entry = {
      isWallet: isWallet || (old?.isWallet ?? false),
      name: name ?? old?.name ?? null,
      isScam: isScam ?? old?.isScam ?? false,
      at,
    }
    return isNews(old, entry) ? [[raw, entry]] : []
  })
  if (news.length === 0) return
  for (const [raw, entry] of news) onPage.set(raw, entry)
  const now = Date.now()
  const kept = entriesOf<Entry>({ ...before, ...Object.fromEntries(news) })
    .filter(([, entry]) => now - entry.at < DAY)
    .sort(([, a], [, b]) => b.at - a.at)
  entries = Object.fromEntries(kept.slice(0, MAX_ADDRESSES))
  cache.write(KEY, { value: entries, at: now, sources: [] }, DAY)
  notify()
}

/** Derives the kind of an address from its pasted form until a provider answers (TEP-2: wallets are non-bounceable). */
export function assumeKind(raw: RawAddress, isWallet: boolean): void {
  if (assumed.get(raw)?.isWallet === isWallet) return
  assumed.set(raw, { isWallet, name: null, isScam: false })
  notify()
}

// One listener on storage serves all subscribers. Browsers compare each added listener with all earlier ones, and long lists have
// thousands.
const watchOtherTabs = () =>
  cache.watch(KEY, () => {
    entries = undefined
    notify()
  })
let unwatch = () => {}

/** All known facts about addresses. `find` returns the same object until a fact changes. */
export const addressBook = {
  find,
  subscribe(listener: () => void) {
    if (listeners.size === 0) unwatch = watchOtherTabs()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) unwatch()
    }
  },
}
