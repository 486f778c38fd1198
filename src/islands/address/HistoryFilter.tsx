import { useState } from 'react'
import * as historyFilterWords from '#words/history-filter.ts'
import { HISTORY_KINDS, type HistoryKind, isOfKind } from '../../domain/transaction/filter.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { Choice } from '../../ui/lists/Choice.tsx'

const NAMES: Record<HistoryKind, string> = {
  received: historyFilterWords.received,
  sent: historyFilterWords.sent,
  tokens: historyFilterWords.tokens,
  comments: historyFilterWords.comments,
  failed: historyFilterWords.failed,
}

type Key = HistoryKind | 'all'
type Props = {
  rows: Transaction[]
  /** gets what a row must be to be shown; undefined for all */
  onFilter: (matches: ((row: Transaction) => boolean) | undefined) => void
}

/** Which of the loaded rows of a history are shown, each kind with how many there are. */
export default function HistoryFilter({ rows, onFilter }: Props) {
  const [chosen, setChosen] = useState<Key>('all')
  const kinds = HISTORY_KINDS.map(kind => ({ kind, count: rows.filter(isOfKind(kind)).length }))
  const options: { key: Key; name: string }[] = [
    { key: 'all', name: historyFilterWords.all(rows.length) },
    ...kinds
      .filter(({ kind, count }) => count > 0 || kind === chosen)
      .map(({ kind, count }) => ({ key: kind, name: `${NAMES[kind]} ${count}` })),
  ]
  return (
    <div className="flex items-center min-h-14 px-4 md:px-5 border-b border-line overflow-x-auto">
      <Choice
        label={historyFilterWords.show}
        quiet
        options={options}
        chosen={chosen}
        onChoose={key => {
          setChosen(key)
          onFilter(key === 'all' ? undefined : isOfKind(key))
        }}
      />
    </div>
  )
}
