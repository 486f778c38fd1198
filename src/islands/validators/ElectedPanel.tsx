import * as electionsWords from '#words/elections.ts'
import * as validatorsWords from '#words/validators.ts'
import { type ElectedMember, type ElectedSet, sharePercent } from '../../domain/network/validator.ts'
import { shortAdnl } from '../../domain/notation/short.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { $elected } from '../../stores/round.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { ListNote } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'

const Hex = ({ value, what }: { value: string; what: string }) => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap">
    <span className="hash" title={value}>
      {shortAdnl(value)}
    </span>
    <CopyButton text={value} what={what} />
  </span>
)

/** Share of the total weight, as text. */
const shareText = (weight: string, totalWeight: string) => percentText(sharePercent(weight, totalWeight))

const columnsOf = (totalWeight: string): Column<ElectedMember>[] => [
  { label: '#', cell: ({ place }) => <span className="text-muted">{place + 1}</span> },
  {
    label: electionsWords.publicKey,
    cell: ({ key }) => <Hex value={key} what={electionsWords.publicKeyValue} />,
  },
  { label: validatorsWords.weight, end: true, cell: ({ weight }) => shareText(weight, totalWeight) },
  {
    label: validatorsWords.adnl,
    cell: ({ adnl }) => (adnl ? <Hex value={adnl} what={validatorsWords.adnlValue} /> : MISSING),
  },
]
const keyOf = ({ place }: ElectedMember) => place

/** The elected validators by the chain: keys and weights, without stakes. */
export default function ElectedPanel() {
  const state = useQuery($elected())
  // Hidden: the failed list above shows the error.
  if (state.status === 'failed') return null
  const count = state.status === 'ready' ? validatorsWords.listed(groupDigits(state.value.total)) : ''
  return (
    <Panel title={electionsWords.elected} aside={<span className="label">{count}</span>}>
      <Loaded
        query={$elected()}
        actions={saveList}
        failed={validatorsWords.failed}
        loading={<ListSkeleton columns={4} rows={20} />}
      >
        {set => <Members set={set} />}
      </Loaded>
    </Panel>
  )
}

function Members({ set: { members, totalWeight } }: { set: ElectedSet }) {
  const { shown, end } = useGrowing(members)
  return (
    <>
      <DataList caption={electionsWords.elected} columns={columnsOf(totalWeight)} rows={shown} rowKey={keyOf} />
      <div ref={end} />
      <ListNote>{electionsWords.electedNote}</ListNote>
    </>
  )
}
