import { useEffect, useRef, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as exportWords from '#words/export.ts'
import { decimal } from '../../domain/export/asset.ts'
import { type Balances, doAddUp } from '../../domain/export/balances.ts'
import { isForTax } from '../../domain/export/format.ts'
import type { Ending } from '../../domain/export/range.ts'
import { COIN_DECIMALS, writtenOut } from '../../domain/notation/amount.ts'
import { COIN } from '../../domain/text/coin.ts'
import { dateOfUtc } from '../../domain/text/date.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { fileOf } from '../../stores/export/file.ts'
import type { Export, ExportState, Pause } from '../../stores/export/job.ts'
import type { Job } from '../../stores/export/job-storage.ts'
import type { RawAddress } from '../../ton/address.ts'
import { explain } from '../../ui/query/explain.ts'
import { streamParts } from '../../ui/save/save-parts.ts'
import { JettonSums } from './JettonSums.tsx'
import { origin } from './origin.ts'

type Begun = Exclude<ExportState, { kind: 'idle' }>
type Props = { raw: RawAddress; job: Export; state: Begun }

const ENDINGS: Record<Ending, string> = {
  complete: exportWords.complete,
  cancelled: exportWords.cancelled,
  gap: exportWords.gap,
  'history ends': exportWords.historyEnds,
  'uncertain end': exportWords.uncertainEnd,
  'deleted between': exportWords.deletedBetween,
}

function pauseText(pause: Pause): string {
  switch (pause.why) {
    case 'pressed':
      return exportWords.pausedHere
    case 'reload':
      return exportWords.pausedReload
    case 'elsewhere':
      return exportWords.pausedElsewhere
    case 'full':
      return exportWords.pausedFull
    case 'failed':
      return exportWords.pausedFailed + commonWords.gap + explain(pause.error)
  }
}

function stateText(state: Begun): string {
  if (state.kind === 'paused') return pauseText(state.pause)
  if (state.kind === 'ended') return ENDINGS[state.ending]
  if (state.isChecking) return exportWords.checking
  return state.left === null ? '' : exportWords.left(exportWords.duration(state.left))
}

const coins = (nano: string | null) => (nano === null ? MISSING : `${writtenOut(decimal(nano, COIN_DECIMALS))} ${COIN}`)

function balancesText(balances: Balances): string {
  const { opening, moved, closing } = balances
  const words = exportWords.balances(coins(opening), coins(moved), coins(closing))
  const sums = doAddUp(balances)
  return sums === null ? words : words + commonWords.gap + (sums ? exportWords.addUp : exportWords.differ)
}

/** Progress of an export, with its buttons. */
export function ExportProgress({ raw, job, state }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  const [isDamaged, setDamaged] = useState(false)
  // The pressed button was removed: focus its successor.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true })
  }, [])
  const { kind, rows, reached } = state

  async function save(ended: Job) {
    try {
      await streamParts(fileOf(raw, ended, origin()))
    } catch {
      setDamaged(true)
    }
  }

  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm">
        {exportWords.progress(rows, groupDigits(rows), reached === null ? null : dateOfUtc(reached))}
        <span className="block text-muted">{stateText(state)}</span>
        {!state.isKept && <span className="block text-warn">{exportWords.notKept}</span>}
        {isDamaged && <span className="block text-bad">{exportWords.damaged}</span>}
        {state.kind === 'ended' && <Findings job={state.job} />}
      </p>
      <div className="flex flex-wrap gap-3">
        {state.kind === 'ended' ? (
          <>
            <Press key="save" text={exportWords.save} onPress={() => save(state.job)} />
            <Press key="discard" text={exportWords.discard} onPress={job.discard} />
          </>
        ) : (
          <>
            <button
              ref={first}
              type="button"
              className="button max-md:min-h-11"
              onClick={kind === 'running' ? job.pause : job.resume}
            >
              {kind === 'running' ? exportWords.pause : exportWords.goOn}
            </button>
            <Press text={exportWords.cancel} onPress={job.cancel} />
          </>
        )}
      </div>
    </div>
  )
}

/** Results of the checks, and the number of movements that are not in the file. */
function Findings({ job: { format, leftOut, balances, jettonCheck, jettons } }: { job: Job }) {
  return (
    <>
      {balances && <span className="block text-muted">{balancesText(balances)}</span>}
      {isForTax(format) && (
        <span className="block text-muted">{exportWords.leftOut(leftOut, groupDigits(leftOut))}</span>
      )}
      {jettonCheck && <JettonSums check={jettonCheck} sums={jettons} />}
    </>
  )
}

function Press({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" className="button max-md:min-h-11" onClick={onPress}>
      {text}
    </button>
  )
}
