import * as commonWords from '#words/common.ts'
import * as fileWords from '#words/names-file.ts'
import * as watchWords from '#words/watch.ts'
import type { Refused } from '../../domain/names/file.ts'
import type { Compared } from '../../domain/names/merge.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { MISSING } from '../../domain/text/format.ts'
import { friendlyAddress } from '../../ton/address.ts'
import type { Column } from '../../ui/base/DataList.tsx'

type Row = Compared | Refused
type Words = { name: string; note: string; watched: boolean }

/** Keyed by position: rejected entries may be equal. */
export const mergeKey = (_row: Row, place: number) => place

function Address({ row }: { row: Row }) {
  if ('why' in row) return <bdi className="hash">{row.text || fileWords.nothing}</bdi>
  const address = friendlyAddress(row.incoming.raw, row.incoming.isWallet)
  return (
    <span className="hash" title={address}>
      {shortAddress(address)}
    </span>
  )
}

/** Name, note and watch on one side. */
function Said({ words }: { words: Words | undefined }) {
  if (!words) return MISSING
  const { name, note, watched } = words
  return (
    <span className="block md:py-2 max-w-100">
      <bdi className="font-600">{name}</bdi> <bdi className="text-muted">{note}</bdi>{' '}
      {watched && <span className="label">{fileWords.watched}</span>}
    </span>
  )
}

const LOOKS = { new: 'text-good', changed: 'text-warn', same: 'text-muted' }

/** Columns of the changes that a file would make. */
export const mergeColumns: Column<Row>[] = [
  { label: watchWords.address, cell: row => <Address row={row} /> },
  {
    label: fileWords.kind,
    cell: row =>
      'why' in row ? (
        <span className="text-bad">
          {fileWords.kinds.refused}
          {commonWords.colon}
          {fileWords.refusals[row.why]}
        </span>
      ) : (
        <span className={LOOKS[row.kind]}>{fileWords.kinds[row.kind]}</span>
      ),
  },
  { label: fileWords.mine, cell: row => <Said words={'why' in row ? undefined : row.mine} /> },
  { label: fileWords.theirs, cell: row => <Said words={'why' in row ? undefined : row.incoming} /> },
]
