import { STORAGE_PREFIX } from '../../providers/http/browser.ts'
import { indexer } from '../../providers/indexer/provider.ts'
import { node } from '../../providers/node/provider.ts'
import { hasIndexV3, indexV3Url } from '../../providers/v3.ts'

/**
 * A call of this browser to a provider. `at`: start in unix ms; `path`: path with query; `took`: duration in ms. `status` is 0 if the page
 * could not read an answer, null if the browser does not report it.
 */
export type LoggedCall = { provider: string; path: string; at: number; took: number; status: number | null }

const KEY = `${STORAGE_PREFIX}calls`
/** Maximum number of logged calls; older ones are dropped. */
export const MAX_CALLS = 60
/** ms for which a logged call is kept */
const RETENTION_MS = 600_000

function isCall(x: unknown): x is LoggedCall {
  const { provider, path, at, took, status } = Object(x)
  const areTexts = typeof provider === 'string' && typeof path === 'string'
  const areTimes = Number.isFinite(at) && Number.isFinite(took)
  return areTexts && areTimes && (status === null || Number.isInteger(status))
}

/** Logged calls of the last ten minutes in all tabs, newest first; undefined if storage is forbidden. */
export function readCalls(now = Date.now()): LoggedCall[] | undefined {
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    return undefined
  }
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isCall).filter(({ at }) => at > now - RETENTION_MS) : []
  } catch {
    return []
  }
}

// The index's provider module would load the readers of its answers with every page.
const PROVIDERS = [node, indexer, ...(hasIndexV3 ? [{ name: 'toncenter v3', baseUrl: indexV3Url }] : [])]

function callOf(entry: PerformanceResourceTiming): LoggedCall | undefined {
  for (const { name, baseUrl } of PROVIDERS) {
    const base = new URL(baseUrl, location.href).href
    if (!entry.name.startsWith(`${base}/`)) continue
    const at = Math.round(performance.timeOrigin + entry.startTime)
    const status = entry.responseStatus ?? null
    return { provider: name, path: entry.name.slice(base.length), at, took: Math.round(entry.duration), status }
  }
  return undefined
}

/** Logs all calls of this page: earlier ones and those from now on. Does nothing if the browser forbids storage. */
export function logCalls(): void {
  const observer = new PerformanceObserver(entries => {
    const calls = entries
      .getEntries()
      .flatMap(entry => (entry instanceof PerformanceResourceTiming ? (callOf(entry) ?? []) : []))
    if (calls.length === 0) return
    const all = [...calls, ...(readCalls() ?? [])].sort((a, b) => b.at - a.at).slice(0, MAX_CALLS)
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {}
  })
  observer.observe({ type: 'resource', buffered: true })
}
