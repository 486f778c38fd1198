import { type KeyboardEvent, useState } from 'react'
import * as ribbonWords from '#words/ribbon.ts'
import { masterchainBlock } from '../../domain/block/block.ts'
import type { BlockRow } from '../../domain/block/time.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { Age } from '../live/Age.tsx'

const MIN_HEIGHT = 8
const MAX_HEIGHT = 56

/** Height in px by number of transactions. The square root keeps small blocks visible beside large ones. */
function tickHeight(transactions: number | null, most: number): number {
  if (transactions === null || most === 0) return MIN_HEIGHT
  return MIN_HEIGHT + Math.round((MAX_HEIGHT - MIN_HEIGHT) * Math.sqrt(transactions / most))
}

/** Keyboard navigation by arrow keys, Home and End; one tab stop. The document order is newest first, drawn from the right. */
function walk(event: KeyboardEvent<HTMLOListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(event.target as HTMLAnchorElement)
  const next = links[{ ArrowLeft: at + 1, ArrowRight: at - 1, Home: links.length - 1, End: 0 }[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The newest masterchain blocks as ticks, oldest left; the newest is highlighted. */
export function Ribbon({ rows, slim = false }: { rows: BlockRow[]; slim?: boolean }) {
  const [pointed, setPointed] = useState<number | null>(null)
  const most = Math.max(0, ...rows.map(row => row.transactions ?? 0))
  const described = rows.find(row => row.seqno === pointed) ?? rows[0]
  return (
    <>
      <ol aria-label={ribbonWords.newestBlocks} className={`ribbon ${slim ? 'h-10' : 'h-18'}`} onKeyDown={walk}>
        {rows.map((row, i) => (
          <Tick
            // Keyed by position: ticks change in place.
            key={i}
            row={row}
            height={tickHeight(row.transactions, most) * (slim ? 0.5 : 1)}
            newest={i === 0}
            onPoint={setPointed}
          />
        ))}
      </ol>
      <p className="label flex flex-wrap gap-x-2 min-h-5 mt-1">
        {described && (
          <>
            <span className="text-text">#{groupDigits(described.seqno)}</span>
            {described.transactions !== null && <span>{ribbonWords.transactionCount(described.transactions)}</span>}
            {described.time && <Age utime={described.time.utime} exact={described.time.exact} />}
          </>
        )}
      </p>
    </>
  )
}

type TickProps = { row: BlockRow; height: number; newest: boolean; onPoint: (seqno: number | null) => void }

function Tick({ row, height, newest, onPoint }: TickProps) {
  return (
    <li className="flex-1 min-w-6 h-full">
      <a
        href={blockPath(masterchainBlock(row.seqno))}
        tabIndex={newest ? 0 : -1}
        aria-label={ribbonWords.blockLabel(groupDigits(row.seqno), row.transactions)}
        className="tick-place group"
        onPointerEnter={() => onPoint(row.seqno)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(row.seqno)}
        onBlur={() => onPoint(null)}
      >
        <span
          className={`tick ${newest ? 'bg-accent' : 'bg-edge'} ${row.transactions === null ? 'opacity-50' : ''}`}
          // Clipped instead of resized, since a change of size counts as a layout shift.
          style={{ clipPath: `inset(calc(100% - ${height}px) 0 0 round 2px 2px 0 0)` }}
        />
      </a>
    </li>
  )
}

/** Placeholder of the ribbon. */
export function RibbonSkeleton({ slim = false }: { slim?: boolean }) {
  return (
    <div aria-hidden="true">
      <div className={`border-b border-line ${slim ? 'h-10' : 'h-18'}`} />
      <div className="min-h-5 mt-1" />
    </div>
  )
}
