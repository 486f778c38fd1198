import { atom, onMount, type PreinitializedWritableAtom } from 'nanostores'
import type { Progress } from './call.ts'
import { type Argument, queryKey } from './query-key.ts'
import type { QueryOptions, Surroundings } from './query-options.ts'
import type { Query, QueryState, Ready } from './query-state.ts'
import type { Saved } from './saved.ts'
import { settle } from './settle.ts'
import { RANK } from './throttle.ts'
import { MINUTE } from './time.ts'

/** ms for which an expired copy is remembered as a last resort: 7 days. */
export const REMEMBERED_MS = 604_800_000

/** Stores whose last load failed. */
const failed = new Set<Query<unknown>>()

/** Once a store that failed has loaded, reloads all others on screen that failed: the provider is back, or the connection. */
function reloadFailed($loaded: Query<unknown>): void {
  if (failed.delete($loaded)) for (const $store of failed) if ($store.lc) $store.refresh()
}

/** Creates the function `query`, which creates fetcher stores. They load on the first read or subscription, and stop with the last listener. */
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

type State<T> = PreinitializedWritableAtom<QueryState<T>> & Pick<Query<T>, 'refresh' | 'refetch'>

/** Creates functions that show a value, a saved value with its age, and an error. */
function createShown<T>($state: State<T>, { cache, onValue }: Surroundings, key: string, immutable?: boolean) {
  function show({ value, at, sources }: Saved, fromBrowser: boolean, more: Partial<Ready<T>> = {}) {
    onValue?.(value, at)
    // Values under this key were written by this store in this build's shape, as the prefix contains its version.
    $state.set({ status: 'ready', value: value as T, at, sources, saved: fromBrowser, changing: false, ...more })
  }

  function showSaved(): number | undefined {
    const saved = immutable ? cache.recall(key) : cache.read(key)
    const state = $state.value
    // `changing`: a refresh that was left has ended.
    if (saved && !(state.status === 'ready' && state.at === saved.at && !state.changing)) show(saved, true)
    return saved?.at
  }

  /** Keep the last known value, or restore it with its age. */
  function fail(error: unknown) {
    failed.add($state)
    const state = $state.value
    const last = state.status === 'ready' ? undefined : cache.recall(key)
    if (state.status === 'ready') $state.set({ ...state, changing: false, error })
    else if (last) show(last, true, { error })
    else $state.set({ status: 'failed', error, changing: false })
  }

  return [show, showSaved, fail] as const
}

type Show<T> = ReturnType<typeof createShown<T>>[0]

/** Loads a value and shows it with its parts. Resolves with the value to save, or undefined. */
async function loadOnce<T, A extends Argument[]>(
  { load, rank = RANK.main }: QueryOptions<T, A>,
  args: A,
  signal: AbortSignal,
  $state: State<T>,
  show: Show<T>,
  now: () => number,
): Promise<Saved | undefined> {
  const before = $state.value
  if (before.status !== 'loading') $state.set({ ...before, changing: true })
  const sources = new Set<string>()
  const saved = (value: T | undefined): Saved => ({ value, at: now(), sources: [...sources] })
  const call = {
    signal,
    rank: before.status === 'ready' ? RANK.refresh : rank,
    onSource: (source: string) => sources.add(source),
    onProgress(awaited: Progress) {
      if ($state.value.status === 'loading') $state.set({ status: 'loading', awaited })
    },
  }
  let part: T | undefined
  const value = await settle(load(call, ...args), latest => {
    if (signal.aborted) return
    part = latest
    show(saved(part), false, { partial: true, changing: true })
  })
  if (signal.aborted) return undefined
  const last = saved(value === undefined ? part : value)
  show(last, false)
  reloadFailed($state)
  return value === undefined ? undefined : last
}

/** Starts on the first read or subscription; stops after the last subscriber. */
function onUse<T>($state: State<T>, begin: () => void, listen: () => (() => void)[]) {
  let wasRead = false

  onMount($state, () => {
    // An error from before the first subscription is shown, without a new request.
    if (!wasRead || $state.value.status !== 'failed') begin()
    wasRead = false
    const ends = listen()
    return () => {
      for (const end of ends) end()
    }
  })

  // Load on first read: on slow phones hydration takes longer than nanostores' 1 s unmount delay, and the call must not start twice.
  $state.get = () => {
    if (!$state.lc && $state.value.status === 'loading') {
      wasRead = true
      begin()
    }
    return $state.value
  }
}

/**
 * State of a running query. `end` stops it; from `due` (unix ms) it may refresh when the page becomes visible. A missed refresh is due in
 * any case, as the clock may have been set back.
 */
type Work = { due: number; end: () => void }
const LOADING = Number.POSITIVE_INFINITY
const IDLE: Work = { due: -LOADING, end() {} }

function createStore<T, A extends Argument[]>(
  around: Surroundings,
  options: QueryOptions<T, A>,
  key: string,
  args: A,
): Query<T> {
  const { cache, now = () => Date.now() } = around
  const { freshFor, refetch } = options
  const $state = Object.assign(atom<QueryState<T>>({ status: 'loading' }), { refresh: () => void load(), refetch })
  const [show, showSaved, fail] = createShown($state, around, key, options.immutable)
  let work = IDLE

  async function load() {
    work.end()
    const controller = new AbortController()
    const { signal } = controller
    work = { due: LOADING, end: () => controller.abort() }
    try {
      const saved = await loadOnce(options, args, signal, $state, show, now)
      if (saved) cache.write(key, saved, freshFor ?? 30 * MINUTE, REMEMBERED_MS)
    } catch (error) {
      if (!signal.aborted) fail(error)
    }
    if (signal.aborted) return
    work = IDLE
    plan(now())
  }

  /** Stops the current work and schedules the refresh of a value learnt `at` that time. */
  function plan(at: number) {
    stop()
    if (!refetch) return
    const timer = setTimeout(loadIfSeen, Math.max(0, at + refetch - now()))
    work = { due: at + refetch, end: () => clearTimeout(timer) }
  }

  function loadIfSeen() {
    work = IDLE
    if (!around.isHidden() && $state.lc) void load()
  }

  function stop() {
    work.end()
    work = IDLE
  }

  function begin() {
    if (work.due === LOADING) return
    const at = showSaved()
    if (at === undefined || now() - at > (freshFor ?? 5 * MINUTE)) void load()
    else plan(at)
  }

  const listen = () => [
    stop,
    cache.watch(key, saved => {
      plan(saved.at)
      show(saved, false)
    }),
    around.onVisible(() => void (refetch && work.due <= now() && load())),
  ]

  if (around.inBrowser) onUse($state, begin, listen)
  return $state
}
