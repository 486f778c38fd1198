import { sleep } from './sleep.ts'
import { createClock } from './turn-clock.ts'

/** Subset of the browser's `LockManager`. */
export type Locks = {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; ifAvailable?: boolean },
    granted: (lock: object | null) => Promise<T>,
  ): Promise<T>
}

type Options = {
  /** Name of the queue's lock and saved clock; queues with the same name are one queue across tabs. */
  name: string
  /** minimum ms between two starts */
  interval: number
  storage: () => Storage | undefined
  locks?: Locks | undefined
  isHidden?: () => boolean
  /** target of `pagehide` and `pageshow` */
  page?: Pick<EventTarget, 'addEventListener'>
  now?: () => number
}

/** Order within a queue: retries and fallbacks, first loads, completing calls, refreshes. */
export const RANK = { retry: 0, main: 1, side: 2, refresh: 3 } as const
export type Rank = (typeof RANK)[keyof typeof RANK]

export type Turn = { signal: AbortSignal; rank: Rank }
type Waiter = Turn & { go: () => void }

/** Intervals without a start after which the lock's holder counts as stuck: blocked or frozen. */
const MAX_IDLE = 3

export type Throttle = ReturnType<typeof createThrottle>

/** ms added between turns, because calls start slightly and unevenly later than their turn. */
const LEEWAY_MS = 60

/** ms for which a claim must stay in storage to be valid, without Web Locks. */
const SETTLE_MS = 40

/**
 * A queue of calls: two starts are at least `interval` apart, over all tabs and page loads. Open tabs are synchronised by a Web Lock, held
 * for the interval after a start. A saved clock covers page loads. Without Web Locks (plain http), or if the lock's holder is stuck, a tab
 * writes a claim to the clock. It starts if the claim is unchanged a moment later. On pagehide the lock and requests for it are released,
 * as pages with a Web Lock are not eligible for bfcache. Callers keep waiting, and the queue requests the lock again on pageshow.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: in parts it takes 50 bytes more of every page, which the 404 page lacks.
export function createThrottle(options: Options) {
  const { name, interval, page, isHidden = () => false, now = () => Date.now() } = options
  const clock = createClock(options, now)
  let waiters: Waiter[] = []
  let pumping = false
  let { locks } = options
  let isStuck = false
  let away = new AbortController()

  async function waitForClock(signal: AbortSignal) {
    for (let left = clock.read() - now(); left > 0; left = clock.read() - now()) await sleep(left, signal)
  }

  async function startUnderLock(signal: AbortSignal) {
    await waitForClock(signal)
    const next = waiters.shift()
    if (!next) return
    clock.write(now() + interval + LEEWAY_MS)
    next.go()
    await waitForClock(signal)
  }

  /** Waits for the lock, or until its holder is stuck. Then tabs use claims until the lock is granted. */
  function lockOrGiveUp(manager: Locks, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      let last = 0
      let idle = 0
      const timer = setInterval(() => {
        const next = clock.read()
        idle = next === last && next <= now() ? idle + 1 : 1
        // A start by a claim has a fraction: another tab has found the holder stuck.
        isStuck ||= idle === MAX_IDLE || (next !== last && next % 1 > 0)
        if (isStuck) resolve()
        last = next
      }, interval)
      const granted = async () => {
        if (!isStuck) await startUnderLock(signal)
      }
      const end = () => {
        clearInterval(timer)
        isStuck = false
      }
      manager.request(name, { signal }, granted).finally(end).then(resolve, reject)
    })
  }

  async function lockAndStart(manager: Locks, signal: AbortSignal) {
    if (isStuck) return claimAndStart(signal)
    if (!isHidden()) return lockOrGiveUp(manager, signal)
    // A hidden tab takes the lock only if no other tab waits for it, so that visible tabs go first.
    const got = await manager.request(name, { ifAvailable: true }, async lock => {
      if (lock) await startUnderLock(signal)
      return lock
    })
    if (!got) await sleep(interval, signal)
  }

  async function claimAndStart(signal: AbortSignal) {
    await waitForClock(signal)
    // The fraction makes claims of the same millisecond distinct, and distinguishes starts by claim from those under the lock.
    const claim = now() + interval + Math.random()
    clock.write(claim)
    await sleep(SETTLE_MS)
    if (!clock.stands(claim)) return
    clock.write(now() + interval + LEEWAY_MS + Math.random())
    waiters.shift()?.go()
  }

  async function startNext(signal: AbortSignal) {
    try {
      await (locks ? lockAndStart(locks, signal) : claimAndStart(signal))
    } catch {
      // Some browsers refuse locks if they forbid storage.
      if (!signal.aborted) locks = undefined
    }
  }

  async function pump() {
    if (pumping) return
    pumping = true
    while (waiters[0] && !away.signal.aborted) await startNext(away.signal)
    pumping = false
  }

  page?.addEventListener('pagehide', () => away.abort())
  page?.addEventListener('pageshow', () => {
    if (!away.signal.aborted) return
    away = new AbortController()
    void pump()
  })

  /** Resolves when the caller may start; an aborted caller leaves the queue. */
  function turn({ signal, rank }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const leave = () => {
        waiters = waiters.filter(other => other !== waiter)
        reject(signal.reason)
      }
      const go = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const waiter: Waiter = { signal, rank, go }
      signal.addEventListener('abort', leave, { once: true })
      waiters.push(waiter)
      // The sort is stable: equal ranks stay in order of arrival.
      waiters.sort((a, b) => a.rank - b.rank)
      void pump()
    })
  }

  /** Pauses the queue for `ms` from now. */
  function hold(ms: number) {
    clock.write(Math.max(clock.read(), now() + ms))
  }

  return { turn, hold, interval }
}
