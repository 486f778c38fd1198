import type { KnownAddress, KnownAddresses } from '../../domain/account/known-address.ts'
import { DAY, HOUR } from '../../lib/time.ts'
import { SITE_PREFIX } from '../../providers/http/browser.ts'
import type { RawAddress } from '../../ton/address.ts'
import { cache } from './cache.ts'

/** An address with the time it was learnt, in unix ms. */
type Entry = KnownAddress & { at: number }
type Entries = Record<RawAddress, Entry>

const KEY = 'addresses'
/** It is read and written whole. */
const MAX = 500

const listeners = new Set<() => void>()
let entries: Entries | undefined
/** Facts from the answers on this page, however many addresses they name and however old they are. */
const onPage = new Map<RawAddress, Entry>()
/** Unconfirmed kinds: the form in which an address was pasted. */
const assumed = new Map<RawAddress, KnownAddress>()

/** Overlay of other names over those of providers; `names-layer.ts` sets it once there are any. */
let layer = (_: RawAddress, said: KnownAddress | undefined) => said

/** Storage key of the visitor's own names (`stores/base/own-names.ts`). */
export const OWN_NAMES = `${SITE_PREFIX}names`

// Values under this key were written here, in this build's shape (the cache's prefix carries its version).
const saved = () => (cache.read(KEY)?.value ?? {}) as Entries

function notify() {
  for (const listener of listeners) listener()
}

/** Has every address shown as `over` makes it of what a provider said; it gives the same object for the same one. */
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
 * Keeps what a loaded value says of addresses (`known`), if it does, `at` a time (unix ms): for a day from then on every screen of this
 * browser, for as long as it is open on this page. Later words replace earlier ones, but a wallet stays one, and keeps its name.
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
  entries = Object.fromEntries(kept.slice(0, MAX))
  cache.write(KEY, { value: entries, at: now, sources: [] }, DAY)
  notify()
}

/** Until a provider says what an address is, it is taken for what its pasted form says (TEP-2: wallets are non-bounceable). */
export function assumeKind(raw: RawAddress, isWallet: boolean): void {
  if (assumed.get(raw)?.isWallet === isWallet) return
  assumed.set(raw, { isWallet, name: null, isScam: false })
  notify()
}

// Once for all listeners: a browser compares each that is added with all before it, and a long list has thousands.
const watchOtherTabs = () =>
  cache.watch(KEY, () => {
    entries = undefined
    notify()
  })
let unwatch = () => {}

/** All known facts about addresses, one object while nothing changes. */
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
