import { atom } from 'nanostores'
import { isWorthKeeping, misfit, type OwnAddress, type OwnAddresses, readOwn } from '../../domain/names/own.ts'
import type { RawAddress } from '../../ton/address.ts'
import { OWN_NAMES } from './address-book.ts'
import { layNames } from './names-layer.ts'
import { savedAnswers } from './saved-answers.ts'

/** Reason why a change was not saved. The previous data is then kept. */
export type NotKept = 'too many' | 'too many watched' | 'full' | 'forbidden'

/** Storage key of texts that could not be read, kept aside as the first change replaces them. */
export const UNREADABLE_NAMES = `${OWN_NAMES}-unreadable`
/** Maximum number of characters kept aside: half of what browsers keep for a site. */
const MAX_ASIDE_LENGTH = 2_500_000

/** Saved entries. `unreadable`: the saved text if it cannot be read, else null. */
export function readSaved(): { own: OwnAddresses; unreadable: string | null } {
  let text: string | null = null
  try {
    text = localStorage.getItem(OWN_NAMES)
    return { own: readOwn(text || '{}'), unreadable: null }
  } catch {
    return { own: {}, unreadable: text }
  }
}

/** Names, notes and watched addresses of this browser, the same in all tabs. Never sent in a request. */
export const $own = atom<OwnAddresses>({})

/** Saved text that cannot be read, so that names may be missing; null if it can. */
export const $unreadableNames = atom<string | null>(null)

function show({ own, unreadable }: ReturnType<typeof readSaved>) {
  $unreadableNames.set(unreadable)
  $own.set(own)
  layNames({ own })
}
show(readSaved())
globalThis.addEventListener?.('storage', ({ key }) => {
  // The key is null when the complete storage was cleared.
  if (key === OWN_NAMES || key === null) show(readSaved())
})

/** Evict cached responses first: they can be refetched, user data cannot. */
function makeRoom() {
  for (const name of Object.keys(localStorage)) if (name.startsWith(savedAnswers.prefix)) localStorage.removeItem(name)
}

function write(key: string, text: string): 'full' | 'forbidden' | null {
  for (const prepare of [() => {}, makeRoom]) {
    try {
      prepare()
      localStorage.setItem(key, text)
      return null
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) return 'forbidden'
    }
  }
  return 'full'
}

/** Keeps a text that cannot be read, below those kept before. Returns the reason if that fails, else null. */
function keepAside(text: string) {
  const kept = localStorage.getItem(UNREADABLE_NAMES)
  if (kept?.endsWith(text)) return null
  const all = kept ? `${kept}\n${text}` : text
  return all.length > MAX_ASIDE_LENGTH ? 'full' : write(UNREADABLE_NAMES, all)
}

/** Applies a change to the newest data saved by any tab. Returns the reason if nothing was saved, else null. */
export function changeOwn(change: (own: OwnAddresses) => OwnAddresses): NotKept | null {
  const { own, unreadable } = readSaved()
  const next = change(own)
  const problem =
    misfit(next) ?? (unreadable === null ? null : keepAside(unreadable)) ?? write(OWN_NAMES, JSON.stringify(next))
  if (problem === null) show({ own: next, unreadable: null })
  return problem
}

/** Saves the visitor's entry for one address, or removes an empty entry. Returns the reason if nothing was saved, else null. */
export const keepOwn = (raw: RawAddress, next: OwnAddress | undefined): NotKept | null =>
  changeOwn(({ [raw]: _, ...others }) => (next && isWorthKeeping(next) ? { ...others, [raw]: next } : others))
