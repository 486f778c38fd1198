import { readEntry } from '../lib/saved.ts'
import { SITE_PREFIX, STORAGE_PREFIX } from '../providers/http/browser.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { node } from '../providers/node/provider.ts'
import { readSaved } from './base/own-names.ts'
import { unreadableText } from './unreadable-names.ts'

/** Prefix of all storage keys of this site. */
const OURS = SITE_PREFIX.split(':', 1)[0] ?? SITE_PREFIX

/** A provider's queue. `interval` between calls in ms; `answered` and `next` in unix ms, null if unknown. */
export type QueueState = { provider: string; interval: number; answered: number | null; next: number | null }

/** A saved answer. `at`: its time in unix ms. */
export type Kept = { key: string; sources: string[]; at: number; size: number }

/** `named`: number of addresses with a name, a note or a watch by the visitor. `isUnreadable`: some of these cannot be read. */
export type Stored = {
  queues: QueueState[]
  answers: Kept[]
  others: number
  named: number
  isUnreadable: boolean
  size: number
}

const NOTHING: Stored = { queues: [], answers: [], others: 0, named: 0, isUnreadable: false, size: 0 }

const timeAt = (name: string) => Number(localStorage.getItem(`${STORAGE_PREFIX}${name}`)) || null

/** This site's data in this browser; empty if storage is forbidden. */
export function readStored(): Stored {
  try {
    const names = Object.keys(localStorage).filter(name => name.startsWith(OURS))
    const texts = names.map(name => ({ name, text: localStorage.getItem(name) ?? '' }))
    const answers = texts.flatMap(({ name, text }): Kept[] => {
      const entry = readEntry(name, text)
      const key = name.split(':cache:')[1]?.replace(/^\w+:/, '')
      return entry && key ? [{ key, sources: entry.sources, at: entry.at, size: text.length }] : []
    })
    const queues = (
      [
        ['node', node],
        ['indexer', indexer],
      ] as const
    ).map(([queue, { name, throttle }]) => ({
      provider: name,
      interval: throttle.interval,
      answered: timeAt(`answered:${name}`),
      next: timeAt(`queue:${queue}`),
    }))
    const size = texts.reduce((sum, { name, text }) => sum + name.length + text.length, 0)
    return {
      queues,
      answers: answers.sort((a, b) => b.at - a.at),
      others: names.length - answers.length,
      named: Object.keys(readSaved().own).length,
      isUnreadable: unreadableText() !== '',
      size,
    }
  } catch {
    return NOTHING
  }
}

/** Deletes everything that this site keeps in this browser: answers, settings, pages. */
export async function forgetAll(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage).filter(name => name.startsWith(OURS))) storage.removeItem(name)
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
  // Started exports.
  for (const { name } of (await globalThis.indexedDB?.databases()) ?? [])
    if (name?.startsWith(OURS)) indexedDB.deleteDatabase(name)
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister()
}
