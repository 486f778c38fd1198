import { memo } from 'react'
import * as commonWords from '#words/common.ts'
import * as inspectWords from '#words/inspect.ts'
import type { TreeRow } from '../../domain/inspect/tree-rows.ts'
import { shortHash } from '../../domain/notation/short.ts'
import { bitsText } from '../../ton/bits-text.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { Icon } from '../../ui/base/Icon.tsx'

type Props = {
  row: TreeRow
  isOpen: boolean
  hash: string | null
  onToggle: (number: number) => void
  onGo: (number: number) => void
}

/** Maximum level of indentation. */
const MAX_INDENTED = 8

/** A cell: number, size and hash, then data. */
export const CellRow = memo(function CellRow({ row, isOpen, hash, onToggle, onGo }: Props) {
  const { place, again, level, ref, parent } = row
  const indent = { paddingLeft: `calc(var(--step) * ${Math.min(level, MAX_INDENTED)})` }
  const from = parent !== null && <span className="text-faint">{inspectWords.placeOf(ref + 1, parent)}</span>
  if (again)
    return (
      <li
        style={indent}
        className="flex flex-wrap items-center gap-x-3 py-2 text-sm border-b border-line last:border-b-0"
      >
        <span className="pl-7 text-muted">
          {inspectWords.sameAs}
          {commonWords.gap}
          <button type="button" className="link cursor-pointer" onClick={() => onGo(place.number)}>
            {inspectWords.cellNumber(place.number)}
          </button>
        </span>
        {from}
      </li>
    )
  return (
    <li
      style={indent}
      tabIndex={-1}
      data-cell={place.number}
      className="py-2 border-b border-line last:border-b-0 focus:bg-raised outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <Disclosure row={row} isOpen={isOpen} onToggle={onToggle} />
        <Meta row={row} />
        {from}
        {hash && (
          <span className="inline-flex items-center gap-1 md:ml-auto max-md:ml-7">
            <span className="hash text-muted" title={hash}>
              {shortHash(hash)}
            </span>
            <CopyButton text={hash} what={inspectWords.cellHash} />
          </span>
        )}
      </div>
      <Data row={row} />
    </li>
  )
})

type RowProps = { row: TreeRow; isOpen: boolean; onToggle: (number: number) => void }

function Disclosure({ row: { place }, isOpen, onToggle }: RowProps) {
  const { number, cell } = place
  if (cell.refs.length === 0) return <span className="pl-7 font-600">{inspectWords.cellNumber(number)}</span>
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={inspectWords.openCell(number)}
      className="inline-flex items-center gap-1 min-h-6 font-600 bg-transparent cursor-pointer hover:text-accent"
      onClick={() => onToggle(number)}
    >
      <span className="inline-flex justify-center w-6">
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </span>
      {inspectWords.cellNumber(number)}
    </button>
  )
}

function Meta({ row: { place } }: { row: TreeRow }) {
  const { cell, depth } = place
  const level = 32 - Math.clz32(cell.levelMask)
  const kind = cell.exotic && inspectWords.exotic[cell.data[0] ?? 0]
  return (
    <>
      {kind && <span className="text-warn">{kind}</span>}
      <span className="text-muted">{inspectWords.cellMeta(cell.bits, cell.refs.length, depth)}</span>
      {level > 0 && <span className="text-muted">{inspectWords.levelOf(level)}</span>}
    </>
  )
}

function Data({ row: { place } }: { row: TreeRow }) {
  const { cell } = place
  if (cell.bits === 0) return <p className="pl-7 text-sm text-faint">{inspectWords.noData}</p>
  const hex = bitsText(cell)
  return (
    <p className="flex items-start gap-1 pl-7">
      <span className="hash break-all min-w-0">{hex}</span>
      <CopyButton text={hex} what={inspectWords.cellData} />
    </p>
  )
}
