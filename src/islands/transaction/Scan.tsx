import { useEffect, useRef, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as scanWords from '#words/scan.ts'
import * as transactionWords from '#words/transaction.ts'
import { formatBlockId } from '../../domain/block/block.ts'
import type { FoundTransaction } from '../../domain/transaction/list.ts'
import { MAX_SCANNED_BLOCKS, type ScanProgress, scanForTransaction, scanMinutes } from '../../stores/scan.ts'
import type { Hash } from '../../ton/hash.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { explain } from '../../ui/query/explain.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'reading'; progress?: ScanProgress }
  | { kind: 'nothing'; isWhole: boolean }
  | { kind: 'failed'; error: unknown }

type Props = {
  hash: Hash
  /** no provider knows the hash, or the request failed */
  why: 'not-found' | 'failed'
  onFound: (found: FoundTransaction) => void
}

/** Offers to search the latest blocks for a hash that no provider knows. */
export default function Scan({ hash, why, onFound }: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'reading' })
    try {
      const scanned = await scanForTransaction(hash, controller.signal, progress =>
        setState({ kind: 'reading', progress }),
      )
      if (scanned.found) onFound(scanned.found)
      else setState({ kind: 'nothing', isWhole: scanned.isWhole })
    } catch (error) {
      setState(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', error })
    }
  }

  if (state.kind === 'reading') return <Reading progress={state.progress} onCancel={() => running.current?.abort()} />
  return (
    <section className="panel">
      <Notice
        title={why === 'not-found' ? transactionWords.notFound : scanWords.title}
        action={
          <button type="button" className="button" onClick={start}>
            <Icon name="search" />
            {state.kind === 'idle' ? scanWords.start(MAX_SCANNED_BLOCKS) : scanWords.again}
          </button>
        }
      >
        {why === 'not-found' && transactionWords.notFoundWhy}
        {commonWords.gap}
        {outcomeOf(state)}
        {commonWords.gap}
        {why === 'not-found' && scanWords.otherwise}
        {commonWords.gap}
        {scanWords.time(scanMinutes(), MAX_SCANNED_BLOCKS)}
      </Notice>
    </section>
  )
}

function outcomeOf(state: State): string {
  if (state.kind === 'nothing') {
    const text = state.isWhole ? scanWords.nothing : scanWords.notAllRead
    return text(MAX_SCANNED_BLOCKS) + commonWords.gap + scanWords.noMessages
  }
  return state.kind === 'failed' ? scanWords.stopped(explain(state.error)) : ''
}

function Reading({ progress, onCancel }: { progress: ScanProgress | undefined; onCancel: () => void }) {
  const { read, of } = progress ?? { read: 0, of: MAX_SCANNED_BLOCKS }
  return (
    <section className="panel pad flex flex-col items-center justify-center gap-3 min-h-60 text-center">
      <p className="text-lg font-600">{scanWords.reading(of)}</p>
      <progress className="w-full max-w-100 accent-accent" max={of} value={read} aria-label={scanWords.blocksRead} />
      <p className="label" role="status">
        {progress ? scanWords.progressAt(read, of, formatBlockId(progress.block)) : scanWords.progress(read, of)}
      </p>
      <button type="button" className="button" onClick={onCancel}>
        {scanWords.cancel}
      </button>
    </section>
  )
}
