import { useMemo, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as fileWords from '#words/names-file.ts'
import type { NamesFile } from '../../domain/names/file.ts'
import { type Compared, compareNames, mergeNames } from '../../domain/names/merge.ts'
import type { OwnAddresses } from '../../domain/names/own.ts'
import { changeOwn } from '../../stores/base/own-names.ts'
import { DataList } from '../../ui/base/DataList.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { NETWORK_NAME } from '../../ui/network-name.ts'
import { NOT_KEPT } from '../names/not-kept.ts'
import { mergeColumns, mergeKey } from './merge-columns.tsx'

const WHOSE = [
  { key: 'mine', name: fileWords.keepMine },
  { key: 'theirs', name: fileWords.takeTheirs },
] as const

type Props = { read: NamesFile; own: OwnAddresses; onDone: () => void }

/** Effect of importing a file, per entry; nothing changes before the click. */
export function MergePreview({ read: { network, incoming, refused }, own, onDone }: Props) {
  const [whose, setWhose] = useState<'mine' | 'theirs'>('mine')
  const [merged, setMerged] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const compared = useMemo(() => compareNames(own, incoming), [own, incoming])
  const count = (kind: Compared['kind']) => compared.filter(row => row.kind === kind).length
  const [added, changed] = [count('new'), whose === 'theirs' ? count('changed') : 0]
  const rows = useMemo(() => [...compared.filter(({ kind }) => kind !== 'same'), ...refused], [compared, refused])

  function merge() {
    const refusal = changeOwn(own => mergeNames(own, incoming, whose === 'theirs'))
    setProblem(refusal ? NOT_KEPT[refusal] : undefined)
    if (!refusal) setMerged(fileWords.merged(added, changed))
  }

  if (merged)
    return (
      <p role="status" className="px-4 md:px-5 py-4 border-t border-line">
        {merged}
      </p>
    )
  return (
    <section aria-label={fileWords.preview} className="border-t border-line">
      <div className="px-4 md:px-5 py-4 grid gap-3">
        <p role="status">
          <b className="font-600">
            {fileWords.preview}
            {commonWords.colon}
          </b>
          {fileWords.counts(count('new'), count('changed'), count('same'), refused.length)}
        </p>
        {network !== NETWORK_NAME && network !== '' && (
          <p className="text-warn">{fileWords.otherNetwork(network, NETWORK_NAME)}</p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {count('changed') > 0 && (
            <Choice label={fileWords.where} options={WHOSE} chosen={whose} onChoose={setWhose} />
          )}
          <button type="button" className="button max-md:min-h-11" disabled={added + changed === 0} onClick={merge}>
            {added + changed === 0 ? fileWords.nothingToMerge : fileWords.merge}
          </button>
          <button type="button" className="button max-md:min-h-11" onClick={onDone}>
            {fileWords.dismiss}
          </button>
        </div>
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
      </div>
      {rows.length > 0 && <Rows rows={rows} />}
    </section>
  )
}

function Rows({ rows }: { rows: Parameters<typeof mergeKey>[0][] }) {
  const { shown, end } = useGrowing(rows)
  return (
    <div className="border-t border-line">
      <DataList caption={fileWords.preview} columns={mergeColumns} rows={shown} rowKey={mergeKey} />
      <div ref={end} />
    </div>
  )
}
