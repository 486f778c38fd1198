import { useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as historyDateWords from '#words/history-date.ts'
import * as historyFilterWords from '#words/history-filter.ts'
import { HISTORY_KINDS, type HistoryKind, isOfKind } from '../../domain/transaction/filter.ts'
import { frequentParties, partiesOf } from '../../domain/transaction/parties.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { RawAddress } from '../../ton/address.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { LookAlikes } from '../names/LookAlikes.tsx'
import Kinds from '../shared/Kinds.tsx'
import { DateJump, type DateProps } from './DateJump.tsx'
import { Expected } from './Expected.tsx'
import { type HeldProps, NewHistory } from './NewHistory.tsx'
import { PartySelect } from './PartySelect.tsx'

const NAMES: Record<HistoryKind, string> = {
  received: historyFilterWords.received,
  sent: historyFilterWords.sent,
  tokens: historyFilterWords.tokens,
  comments: historyFilterWords.comments,
  failed: historyFilterWords.failed,
}

type Key = HistoryKind | 'all'
export type HistoryProps = DateProps & HeldProps
type Props = HistoryProps & {
  rows: Transaction[]
  /** called with the predicate of rows to show; undefined for all */
  onFilter: (matches: ((row: Transaction) => boolean) | undefined) => void
}

const matcher = (kind: Key, party: RawAddress | null) => (row: Transaction) =>
  (kind === 'all' || isOfKind(kind)(row)) && (party === null || partiesOf(row).includes(party))

/**
 * Filter of a history's loaded rows: by kind, with counts, and by counterparty. On phones the counterparty and the day are behind a button.
 * Below it, a button for new transactions.
 */
export default function HistoryFilter({ rows, onFilter, ...date }: Props) {
  const [kind, setKind] = useState<Key>('all')
  const [party, setParty] = useState<RawAddress | null>(null)
  const [isMore, setMore] = useState(false)
  // A filter in use stays visible.
  const isOpen = isMore || party !== null || date.dated !== undefined
  const parties = frequentParties(rows)
  const ofParty = rows.filter(matcher('all', party))
  const kinds = HISTORY_KINDS.map(key => ({ key, count: ofParty.filter(isOfKind(key)).length }))
  const options: { key: Key; name: string }[] = [
    { key: 'all', name: historyFilterWords.all(ofParty.length) },
    ...kinds
      .filter(({ key, count }) => count > 0 || key === kind)
      .map(({ key, count }) => ({ key, name: `${NAMES[key]} ${count}` })),
  ]
  function choose(kind: Key, party: RawAddress | null) {
    setKind(kind)
    setParty(party)
    onFilter(kind === 'all' && party === null ? undefined : matcher(kind, party))
  }
  function chooseParty(party: RawAddress | null) {
    setMore(true)
    choose(kind, party)
  }
  return (
    <>
      <Kinds of={rows.flatMap(partiesOf)} />
      <div className="border-b border-line">
        <LookAlikes raw={date.raw} rows={rows} className="px-4 md:px-5 pt-4" />
        <div className="flex flex-wrap items-center gap-x-2 md:gap-x-4 gap-y-2 min-h-14 px-4 md:px-5 py-2 md:py-0">
          <div className="sideways max-md:flex-1">
            <Choice
              label={historyFilterWords.show}
              quiet
              options={options}
              chosen={kind}
              onChoose={key => choose(key, party)}
            />
          </div>
          <button
            type="button"
            className="button md:hidden min-h-11 min-w-11 px-0"
            aria-expanded={isOpen}
            aria-label={`${historyFilterWords.counterparty}${commonWords.between}${historyDateWords.open}`}
            onClick={() => setMore(!isMore)}
          >
            <Icon name="search" />
          </button>
          <div className={isOpen ? 'contents' : 'contents max-md:hidden'}>
            {parties.length > 1 && <PartySelect parties={parties} chosen={party} onChoose={chooseParty} />}
            <DateJump {...date} />
          </div>
        </div>
        {rows.length > 0 && !rows.some(matcher(kind, party)) && (
          <p role="status" className="text-muted px-4 md:px-5 py-6 border-t border-line">
            {historyFilterWords.none}
          </p>
        )}
      </div>
      {!date.dated && <Expected raw={date.raw} rows={rows} />}
      {!date.dated && <NewHistory {...date} />}
    </>
  )
}
