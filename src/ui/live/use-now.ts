import { useSyncExternalStore } from 'react'
import { relativeTime } from '../../domain/text/format.ts'

const listeners = new Set<() => void>()
let now = Math.floor(Date.now() / 1000)
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  if (document.visibilityState === 'hidden') return
  now = Math.floor(Date.now() / 1000)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Current unix seconds, updated every second by one timer for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
}

/** Age of `utime` (unix seconds) in words; renders again only if the words change. */
export function useAge(utime: number): string {
  const age = () => relativeTime(utime, now)
  return useSyncExternalStore(subscribe, age, age)
}
