import { atom } from 'nanostores'
import { isWorthKeeping, misfit, type OwnAddress, type OwnAddresses, readOwn } from '../../domain/names/own.ts'
import type { RawAddress } from '../../ton/address.ts'
import { OWN_NAMES } from './address-book.ts'
import { layNames } from './names-layer.ts'
import { savedAnswers } from './saved-answers.ts'

/** Reason why a change was not saved. The previous data is then kept. */
export type NotKept = 'too many' | 'too many watched' | 'full' | 'forbidden'

function read(): OwnAddresses {
  try {
    return readOwn(localStorage.getItem(OWN_NAMES) ?? '{}')
  } catch {
    return {}
  }
}

/** Names, notes and watched addresses of this browser, the same in all tabs. Never sent in a request. */
export const $own = atom<OwnAddresses>({})

function show(own: OwnAddresses) {
  $own.set(own)
  layNames({ own })
}
show(read())
globalThis.addEventListener?.('storage', ({ key }) => {
  // The key is null when the complete storage was cleared.
  if (key === OWN_NAMES || key === null) show(read())
})

/** Evict cached responses first: they can be refetched, user data cannot. */
function makeRoom() {
  for (const name of Object.keys(localStorage)) if (name.startsWith(savedAnswers.prefix)) localStorage.removeItem(name)
}

function write(text: string): 'full' | 'forbidden' | null {
  for (const prepare of [() => {}, makeRoom]) {
    try {
      prepare()
      localStorage.setItem(OWN_NAMES, text)
      return null
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) return 'forbidden'
    }
  }
  return 'full'
}

/** Applies a change to the newest data saved by any tab. Returns the reason if nothing was saved, else null. */
export function changeOwn(change: (own: OwnAddresses) => OwnAddresses): NotKept | null {
  const next = change(read())
  const problem = misfit(next) ?? write(JSON.stringify(next))
  if (problem === null) show(next)
  return problem
}

/** Saves the visitor's entry for one address, or removes an empty entry. Returns the reason if nothing was saved, else null. */
export const keepOwn = (raw: RawAddress, next: OwnAddress | undefined): NotKept | null =>
  changeOwn(({ [raw]: _, ...others }) => (next && isWorthKeeping(next) ? { ...others, [raw]: next } : others))
