import { atom, onMount } from 'nanostores'
import type { Cache } from './cache.ts'
import type { Call } from './call.ts'
import { type Argument, queryKey } from './query-key.ts'
import type { Query, QueryState, Ready } from './query-state.ts'
import type { Saved } from './saved.ts'
import { type Load, settle } from './settle.ts'
import { RANK, type Rank } from './throttle.ts'
import { DAY, MINUTE } from './time.ts'

export type QueryOptions<T, A extends Argument[]> = {
  key: string
  /** A generator shows what it yields before it ends; only what it returns is saved. Where it returns nothing, its last part stays. */
  load: (call: Call, ...args: A) => Load<T>
  /**
   * Freshness of a saved copy, which is shown without asking again, in ms. Without it a copy is fresh for 5 minutes, and for 30 it is shown while a
   * new one is fetched.
   */
  freshFor?: number
  /** It never changes: a copy is shown at once, however old. */
  immutable?: boolean
  /** Milliseconds between refreshes while somebody looks; without it there are none. */
  refetch?: number
  /** Rank of the first load in the provider's queue; `RANK.main` by default. */
  rank?: Rank
}

/** Time for which an expired copy is remembered, in case nothing newer can be had, in ms. */
const REMEMBERED = 7 * DAY

type Surroundings = {
  cache: Cache
  /** False during the static build: nothing is asked then. */
  inBrowser: boolean
  isHidden: () => boolean
  onVisible: (listener: () => void) => () => void
  /** Called before a value is shown, with the time it was learnt. */
  onValue?: (value: unknown, at: number) => void
  now?: () => number
}

/** Makes `query`, which makes fetcher stores: work starts when somebody listens and stops when nobody does. */
export function createQueries(around: Surroundings) {
  return function query<T, A extends Argument[] = []>(options: QueryOptions<T, A>): (...args: A) => Query<T> {
    const stores = new Map<string, Query<T>>()
    return (...args) => {
      const key = queryKey(options.key, args)
      const store = stores.get(key) ?? createStore(around, options, key, args)
      stores.set(key, store)
      return store
    }
  }
}

function createStore<T, A extends Argument[]>(
  around: Surroundings,
  options: QueryOptions<T, A>,
  key: string,
  args: A,
): Query<T> {
  const { cache, now = () => Date.now(), isHidden } = around
  const fresh = options.freshFor ?? 5 * MINUTE
  const kept = options.freshFor ?? 30 * MINUTE
  const $state = atom<QueryState<T>>({ status: 'loading' })
  let running: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = 0
  let missed = false
  let wasRead = false

  function show({ value, at, sources }: Saved, fromBrowser: boolean, more: Partial<Ready<T>> = {}) {
    around.onValue?.(value, at)
    // Values under this key were written by this very store, in this build's shape (the prefix carries its version).
    $state.set({ status: 'ready', value: value as T, at, sources, saved: fromBrowser, changing: false, ...more })
  }

  function plan(at: number) {
    clearTimeout(timer)
    if (!options.refetch) return
    due = at + options.refetch
    timer = setTimeout(loadIfSeen, Math.max(0, due - now()))
  }

  function markChanging() {
    const state = $state.value
    if (state.status !== 'loading') $state.set({ ...state, changing: true })
  }

  /** The last known value stays, or comes back with its age. */
  function fail(error: unknown) {
    const state = $state.value
    const last = state.status === 'ready' ? undefined : cache.recall(key)
    if (state.status === 'ready') $state.set({ ...state, changing: false, error })
    else if (last) show(last, true, { error })
    else $state.set({ status: 'failed', error, changing: false })
  }

  async function load() {
    running?.abort()
    clearTimeout(timer)
    missed = false
    const controller = new AbortController()
    running = controller
    const sources = new Set<string>()
    markChanging()
    const call: Call = {
      signal: controller.signal,
      rank: $state.value.status === 'ready' ? RANK.refresh : (options.rank ?? RANK.main),
      onSource: source => sources.add(source),
      onProgress(awaited) {
        if ($state.value.status === 'loading') $state.set({ status: 'loading', awaited })
      },
    }
    try {
      let part: T | undefined
      const value = await settle(options.load(call, ...args), latest => {
        if (controller.signal.aborted) return
        part = latest
        show({ value: part, at: now(), sources: [...sources] }, false, { partial: true, changing: true })
      })
      if (controller.signal.aborted) return
      const saved = { value: value === undefined ? part : value, at: now(), sources: [...sources] }
      show(saved, false)
      if (value !== undefined) cache.write(key, saved, kept, REMEMBERED)
    } catch (error) {
      if (controller.signal.aborted) return
      fail(error)
    }
    running = undefined
    plan(now())
  }

  function loadIfSeen() {
    missed = isHidden()
    if (!missed && $state.lc) void load()
  }

  function stop() {
    running?.abort()
    running = undefined
    clearTimeout(timer)
  }

  function begin() {
    if (running) return
    const saved = options.immutable ? cache.recall(key) : cache.read(key)
    const state = $state.value
    if (saved && !(state.status === 'ready' && state.at === saved.at)) show(saved, true)
    if (!saved || now() - saved.at > fresh) void load()
    else plan(saved.at)
  }

  onMount($state, () => {
    if (!around.inBrowser) return
    // A failure that came before anybody listened is shown: it is not asked again at once.
    if (!wasRead || $state.value.status !== 'failed') begin()
    wasRead = false
    const unwatch = cache.watch(key, saved => {
      stop()
      show(saved, false)
      plan(saved.at)
    })
    const unsee = around.onVisible(() => {
      // The clock may have been set back meanwhile: what was missed is due whatever it says.
      if (options.refetch && !running && (missed || due <= now())) void load()
    })
    return () => {
      stop()
      unwatch()
      unsee()
    }
  })

  // A component reads while it renders and listens once that is on screen, which takes a busy phone more than the second after which
  // a store without listeners stops: what it began goes on meanwhile, and is not asked for again.
  $state.get = () => {
    if (around.inBrowser && !$state.lc && $state.value.status === 'loading') {
      wasRead = true
      begin()
    }
    return $state.value
  }

  return Object.assign($state, { refresh: () => void load(), refetch: options.refetch })
}
