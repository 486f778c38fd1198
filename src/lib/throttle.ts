import { sleep } from './sleep.ts'
import { createClock } from './turn-clock.ts'

/** Part of the browser's `LockManager` that is used. */
export type Locks = {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; ifAvailable?: boolean },
    granted: (lock: object | null) => Promise<T>,
  ): Promise<T>
}

type Options = {
  /** Names the queue's lock and its saved clock; queues of one name are one queue in all tabs. */
  name: string
  /** milliseconds between two starts */
  interval: number
  storage: () => Storage | undefined
  locks?: Locks | undefined
  isHidden?: () => boolean
  /** source of `pagehide` and `pageshow` */
  page?: Pick<EventTarget, 'addEventListener'>
  now?: () => number
}

/** Order within a queue: retries and fallbacks, first loads, completing calls, refreshes. */
export const RANK = { retry: 0, main: 1, side: 2, refresh: 3 } as const
export type Rank = (typeof RANK)[keyof typeof RANK]

export type Turn = { signal: AbortSignal; rank: Rank }
type Waiter = Turn & { go: () => void }

/** Intervals without a start after which the lock's holder counts as stuck: its thread is blocked, or its page is frozen. */
const MAX_IDLE = 3

export type Throttle = ReturnType<typeof createThrottle>

/** Milliseconds added between turns: a call starts a little after its turn, now sooner, now later. */
const LEEWAY = 60

type Clock = ReturnType<typeof createClock>
/** Calls `onStuck` while the lock's holder starts nothing, or another tab found it so; returns what ends that. */
function watchHolder(clock: Clock, { interval, now = () => Date.now() }: Options, onStuck: () => void) {
  let last = 0
  let idle = 0
  const timer = setInterval(() => {
    const next = clock.read()
    idle = next === last && next <= now() ? idle + 1 : 1
    // A start by a claim has a fraction: another tab found the holder stuck.
    if (idle === MAX_IDLE || (next !== last && next % 1 > 0)) onStuck()
    last = next
  }, interval)
  return () => clearInterval(timer)
}

/** Makes `startNext`, which waits until this tab may start a call, and has the first one started by `startFirst`. */
function createStarter(options: Options, clock: Clock, startFirst: (fraction?: number) => void) {
  const { name, interval, isHidden = () => false } = options
  let { locks } = options
  let isStuck = false

  async function startUnderLock(signal: AbortSignal) {
    await clock.wait(signal)
    startFirst()
    await clock.wait(signal)
  }

  async function claimAndStart(signal: AbortSignal) {
    // A fraction of a millisecond tells a start by a claim from one under the lock.
    if (await clock.claim(signal)) startFirst(Math.random())
  }

  /** Waits for the lock, or until its holder is stuck; from then on tabs go by the claim, until the lock is granted. */
  function lockOrGiveUp(manager: Locks, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const unwatch = watchHolder(clock, options, () => {
        isStuck = true
        resolve()
      })
      const granted = async () => {
        if (!isStuck) await startUnderLock(signal)
      }
      const end = () => {
        unwatch()
        isStuck = false
      }
      manager.request(name, { signal }, granted).finally(end).then(resolve, reject)
    })
  }

  async function lockAndStart(manager: Locks, signal: AbortSignal) {
    if (isStuck) return claimAndStart(signal)
    if (!isHidden()) return lockOrGiveUp(manager, signal)
    // A hidden tab never queues ahead of a visible one: it takes the lock only when nobody else wants it.
    const got = await manager.request(name, { ifAvailable: true }, async lock => {
      if (lock) await startUnderLock(signal)
      return lock
    })
    if (!got) await sleep(interval, signal)
  }

  return async (signal: AbortSignal) => {
    try {
      await (locks ? lockAndStart(locks, signal) : claimAndStart(signal))
    } catch {
      // Some browsers refuse locks where they forbid storage.
      if (!signal.aborted) locks = undefined
    }
  }
}

/**
 * A queue in which calls wait for their turn: two starts are never closer than `interval`, over all tabs and page loads.
 * Living tabs are kept apart by a Web Lock held for the interval after a start; a saved clock outlives the page that wrote it.
 * Without Web Locks (plain http), or while the lock's holder is stuck, a tab claims the clock and starts only if its claim still stands a
 * moment later.
 * A page that is left lets go of its lock and of its place in the queue for it, because a browser keeps no page for Back that has one;
 * its callers wait on, and it queues for them anew when it is shown again.
 */
export function createThrottle(options: Options) {
  const { interval, page, now = () => Date.now() } = options
  const clock = createClock(options, now)
  let waiters: Waiter[] = []
  let pumping = false
  let away = new AbortController()

  const startNext = createStarter(options, clock, (fraction = 0) => {
    const next = waiters.shift()
    if (!next) return
    clock.write(now() + interval + LEEWAY + fraction)
    next.go()
  })

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

  /** Resolves when it is the caller's turn to start; a caller that aborts leaves the queue. */
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
      // Among equal ranks the order of coming stays.
      waiters.sort((a, b) => a.rank - b.rank)
      void pump()
    })
  }

  /** Lets nobody start for `ms` from now. */
  function hold(ms: number) {
    clock.write(Math.max(clock.read(), now() + ms))
  }

  return { turn, hold, interval }
}
