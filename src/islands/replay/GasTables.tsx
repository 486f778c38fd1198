import { useMemo, useState } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { shortHash } from '../../domain/notation/short.ts'
import type { CodePlaces } from '../../domain/replay/code-places.ts'
import { type CodePart, type GasRow, gasTables } from '../../domain/replay/gas.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'

/** Maximum number of rows; further ones use little gas. */
const MAX_ROWS = 20

const figures = <Name,>(): Column<GasRow<Name>>[] => [
  { label: stepsWords.gas, at: 'figure', end: true, cell: ({ gas }) => groupDigits(gas) },
  { label: stepsWords.share, at: 'when', end: true, cell: ({ share }) => percentText(share * 100, 1) },
  { label: stepsWords.count, at: 'sub', end: true, cell: ({ count }) => groupDigits(count) },
]

const partName = ({ title, cell }: CodePart) =>
  title ?? (cell === null ? stepsWords.noPart : stepsWords.cellPart(shortHash(cell)))

const instructionColumns: Column<GasRow<string>>[] = [
  {
    label: stepsWords.instruction,
    at: 'lead',
    cell: ({ name }) => <span className="font-mono text-sm">{name}</span>,
  },
  ...figures<string>(),
]
const partColumns: Column<GasRow<CodePart>>[] = [
  {
    label: stepsWords.part,
    at: 'lead',
    cell: ({ name }) => <span title={name.cell ?? undefined}>{partName(name)}</span>,
  },
  ...figures<CodePart>(),
]
const byName = ({ name }: GasRow<string>) => name
const byPart = ({ name }: GasRow<CodePart>) => `${name.title} ${name.cell}`

type Props = { steps: readonly Step[]; places: CodePlaces | null }

/** Gas by instruction and by part of the code, summed on opening. */
export function GasTables(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className="border-t border-line" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="px-4 md:px-5 py-3 cursor-pointer">{stepsWords.gasTables}</summary>
      {open && <Tables {...props} />}
    </details>
  )
}

function Tables({ steps, places }: Props) {
  const tables = useMemo(() => gasTables(steps, places), [steps, places])
  const { known, byInstruction, byPart: parts } = tables
  return (
    <>
      {known < steps.length && (
        <p className="px-4 md:px-5 pb-3 text-muted">
          {stepsWords.gasKnown(groupDigits(known), groupDigits(steps.length))}
        </p>
      )}
      <div className="grid xl:grid-cols-2 gap-x-5 gap-y-4 items-start">
        <GasTable
          caption={stepsWords.byInstruction}
          columns={instructionColumns}
          rows={byInstruction}
          rowKey={byName}
        />
        <GasTable caption={stepsWords.byPart} columns={partColumns} rows={parts} rowKey={byPart} />
      </div>
    </>
  )
}

type TableProps<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; rowKey: (row: Row) => string }

function GasTable<Row>({ rows, ...list }: TableProps<Row>) {
  const shown = useMemo(() => rows.slice(0, MAX_ROWS), [rows])
  return (
    <div className="min-w-0">
      <DataList {...list} rows={shown} />
      {rows.length > MAX_ROWS && (
        <p className="px-4 md:px-5 py-3 text-muted text-sm">{stepsWords.firstRows(MAX_ROWS)}</p>
      )}
    </div>
  )
}
