import { createThrottle, type Locks, RANK, type Rank } from '../../src/lib/throttle.ts'
import { fakeStorage } from './storage.ts'

/** Locks as one browser has them for all its tabs: first come, first served. */
export function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  let wanted = 0
  const request: Locks['request'] = (_name, { ifAvailable, signal }, granted) => {
    if (ifAvailable && wanted > 0) return granted(null)
    wanted++
    const grant = () => {
      signal?.throwIfAborted()
      return granted({})
    }
    const turn = last.then(grant).finally(() => wanted--)
    last = turn.catch(() => {})
    return turn
  }
  return { request, wanted: () => wanted }
}

/** One browser with tabs whose calls wait in one queue; `starts` are those that began, `at` ms after the test did. */
export function browser() {
  const storage = fakeStorage()
  const locks = fakeLocks()
  const starts: { who: string; at: number }[] = []
  const tab = (options: { locks?: Locks | undefined; hidden?: boolean } = { locks }) => {
    const page = new EventTarget()
    const leave = () => page.dispatchEvent(new Event('pagehide'))
    const comeBack = () => page.dispatchEvent(new Event('pageshow'))
    const line = createThrottle({
      name: 'line',
      interval: 1500,
      storage: () => storage,
      locks: options.locks,
      isHidden: () => options.hidden ?? false,
      page,
    })
    const call = (who: string, rank: Rank = RANK.main, signal = new AbortController().signal) =>
      line.turn({ signal, rank }).then(() => void starts.push({ who, at: Date.now() - 1_000_000 }))
    return { line, call, leave, comeBack }
  }
  return { storage, locks, starts, tab }
}

export function gaps(starts: { at: number }[]): number[] {
  return starts.slice(1).map(({ at }, i) => at - starts[i]!.at)
}
