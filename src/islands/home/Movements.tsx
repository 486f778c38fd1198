import { type ReactNode, useEffect } from 'react'
import * as commonWords from '#words/common.ts'
import * as nowWords from '#words/now.ts'
import * as transactionsWords from '#words/transactions.ts'
import type { Movements as Known } from '../../domain/transaction/movements.ts'
import { paths } from '../../routes.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { $movements, MOVEMENTS_SHOWN } from '../../stores/movements.ts'
import { byPlace, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { PanelLink } from '../../ui/parts/PanelLink.tsx'
import { useFailedToo } from '../../ui/parts/use-failed-too.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { age, amount, type Columns, happening } from '../transaction/columns.tsx'
import { Examples } from './Examples.tsx'

/** Account of the transaction. */
const account: Columns[number] = {
  label: commonWords.account,
  at: 'sub',
  cell: ({ account }) => (
    <span className="block cards:pl-10">
      <AddressLink raw={account} />
    </span>
  ),
}

const columns: Columns = [
  { ...happening, width: 'xl:w-[42%]' },
  { ...account, width: 'xl:w-[22%]' },
  { ...amount, width: 'xl:w-[21%]' },
  { ...age, width: 'xl:w-[15%]' },
]

type ExamplesPlace = {
  /** renders the example links in their place higher up */
  onExamples: (links: ReactNode) => void
}

/** The newest movements on the network, in sentences. */
export function Movements({ onExamples }: ExamplesPlace) {
  if (useFailedToo($movements(), $masterchain())) return null
  return (
    <Panel title={nowWords.title} aside={<PanelLink href={paths.transactions}>{nowWords.all}</PanelLink>}>
      <div className="flex flex-col min-h-212 max-sm:min-h-272 xl:min-h-174 failed-is-small">
        <Loaded
          query={$movements()}
          failed={nowWords.failed}
          empty={{ title: nowWords.none, when: ({ moves, system, steps }) => moves.length + system + steps === 0 }}
          loading={<ListSkeleton columns={4} rows={MOVEMENTS_SHOWN} cardsBelow="xl" lines />}
        >
          {latest => <List latest={latest} onExamples={onExamples} />}
        </Loaded>
      </div>
    </Panel>
  )
}

function List({ latest, onExamples }: ExamplesPlace & { latest: Known }) {
  useEffect(() => {
    const state = $movements().get()
    if (state.status === 'ready' && !state.partial) onExamples(<Examples of={latest.examples} />)
  }, [latest, onExamples])
  const { shown, release, list } = useHeld(latest)
  const seen = new Set(shown.moves.map(({ hash }) => hash))
  const fresh = latest.moves.filter(({ hash }) => !seen.has(hash)).length
  const { moves, system, steps } = shown
  const others = [system > 0 && nowWords.system(system), steps > 0 && nowWords.steps(steps)].filter(Boolean)
  return (
    <div ref={list} className="flex-1 flex flex-col">
      <NewRows count={fresh} words={transactionsWords.newRows} onShow={release} />
      <DataList caption={nowWords.caption} columns={columns} rows={moves} rowKey={byPlace} cardsBelow="xl" />
      {others.length > 0 && (
        <p className="label px-4 md:px-5 py-2.5 mt-auto max-sm:min-h-20 border-t border-line">
          {nowWords.between}
          {commonWords.gap}
          {others.join(commonWords.between)}
        </p>
      )}
    </div>
  )
}
