import * as watchWords from '#words/watch.ts'
import { MISSING } from '../../domain/text/format.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { NamedLink } from './NamedLink.tsx'
import { type Row, rowKey } from './row.ts'

const columns: Column<Row>[] = [
  { label: watchWords.address, cell: ({ raw }) => <NamedLink raw={raw} /> },
  {
    label: watchWords.note,
    line: true,
    cell: ({ own }) => <bdi className="block md:py-2 text-muted">{own.note || MISSING}</bdi>,
  },
]

/** Addresses with a name or note that are not watched. */
export function OtherNames({ rows }: { rows: Row[] }) {
  const { shown, end } = useGrowing(rows)
  if (rows.length === 0) return null
  return (
    <Panel title={watchWords.others}>
      <DataList caption={watchWords.others} columns={columns} rows={shown} rowKey={rowKey} />
      <div ref={end} />
    </Panel>
  )
}
