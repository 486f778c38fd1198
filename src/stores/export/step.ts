import { changeBy } from '../../domain/export/balances.ts'
import { pieceOf } from '../../domain/export/format.ts'
import { withMoved } from '../../domain/export/jetton-sums.ts'
import { endingOf, takePage } from '../../domain/export/range.ts'
import type { Names } from '../../domain/export/rows.ts'
import type { Call } from '../../lib/call.ts'
import { RANK } from '../../lib/throttle.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Job } from './job-storage.ts'
import type { FindStart, LoadPage } from './pages.ts'

export type StepTools = { loadPage: LoadPage; findStart: FindStart }

/** Result of a step: the export's new state, and the piece to append to the file, if any. */
type Step = { after: Job; piece: string | null }

/** A call of the lowest rank, with its sources and its number of requests. */
export function backgroundCall(signal: AbortSignal) {
  const seen = { sources: [] as string[], requests: 0 }
  const call: Call = {
    signal,
    rank: RANK.refresh,
    onSource: source => void seen.sources.push(source),
    onProgress({ phase }) {
      if (phase === 'asked') seen.requests++
    },
  }
  return { call, seen }
}

/** Makes one step: locates the end of the range, or reads one page. */
export async function nextStep(
  account: RawAddress,
  before: Job,
  { loadPage, findStart }: StepTools,
  names: Names,
  signal: AbortSignal,
): Promise<Step> {
  const begun = Date.now()
  const { call, seen } = backgroundCall(signal)
  const counted = (): Job => ({
    ...before,
    sources: [...new Set([...before.sources, ...seen.sources])],
    requests: before.requests + seen.requests,
    elapsed: before.elapsed + Date.now() - begun,
  })
  if (before.next.kind === 'find') {
    const { next, isCertain } = await findStart(call, account, before.progress.to)
    const located = { ...before.progress, isEndCertain: isCertain }
    const progress = { ...located, ending: next ? null : endingOf(located) }
    return { after: { ...counted(), progress, next: next ?? before.next }, piece: null }
  }
  const page = await loadPage(call, account, before.next, before.stage)
  // Without a newest transaction of the node, the index names it, which may lag.
  const isLagging = before.next.kind === 'newest' && page.stage === 'index' && page.transactions.length > 0
  const isEndCertain = before.progress.isEndCertain && !isLagging
  const { taken, progress } = takePage({ ...before.progress, isEndCertain }, page)
  const { rows, leftOut, text } = pieceOf(before.format, taken, seen.sources.at(-1) ?? '', names)
  const { last } = progress
  const after: Job = {
    ...counted(),
    progress,
    next: last ? { kind: 'before', cursor: { lt: last.lt, hash: last.hash } } : before.next,
    // `prevLt` is also 0 after a deletion. Only the index lists the transactions before it.
    stage: last?.prevLt === '0' ? 'index' : page.stage,
    rows: before.rows + rows,
    leftOut: before.leftOut + leftOut,
    pieces: before.pieces + 1,
    moved: `${BigInt(before.moved) + changeBy(taken)}`,
    jettonCheck: names.lacksJettons ? 'unlisted' : before.jettonCheck,
    jettons: withMoved(before.jettons, taken, names.jettons),
  }
  return { after, piece: text }
}
