import * as commonWords from '#words/common.ts'
import * as validatorsWords from '#words/validators.ts'
import { type SortedColumn, sharePercent, type Validator, type ValidatorSort } from '../../domain/network/validator.ts'
import { shortAdnl, shortValidator } from '../../domain/notation/short.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import type { Column } from '../../ui/base/DataList.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { ShareBar } from '../../ui/charts/ShareBar.tsx'
import { SortHead } from './SortHead.tsx'

/** On cards the index stands before the address: a line of its own would be spent on it. */
function IndexedAddress(validator: Validator) {
  return (
    <span className="inline-flex items-center gap-3 max-w-full">
      <span className="text-muted desk:hidden">{validator.id + 1}</span>
      <Address {...validator} />
    </span>
  )
}

function Address({ address, written }: Validator) {
  if (address) return <AddressLink raw={address} short={shortValidator} />
  return written ? <bdi className="hash">{shortValidator(written)}</bdi> : commonWords.missing
}

function Adnl({ adnl }: Validator) {
  if (!adnl) return commonWords.missing
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <bdi className="hash" title={adnl}>
        {shortAdnl(adnl)}
      </bdi>
      <CopyButton text={adnl} what={validatorsWords.adnlValue} />
    </span>
  )
}

type StakeProps = { stake: string; total: string; largest: string }

/** The bar is proportional to the share of the total; the largest stake of the list has the longest. */
function Stake({ stake, total, largest }: StakeProps) {
  const share = sharePercent(stake, total)
  return (
    <span className="flex flex-col gap-1 md:(w-56 ml-auto)">
      <span className="flex items-baseline justify-between gap-3">
        <Amount units={stake} digits={0} />
        <span className="text-sm text-muted">{share === null ? '—' : `${share.toFixed(2)}%`}</span>
      </span>
      <ShareBar percent={sharePercent(stake, largest) ?? 0} />
    </span>
  )
}

/** `total` and `largest` in nanoTON; a press on a head sorts by its column, a second one the other way round. */
export function validatorColumns(
  total: string,
  largest: string,
  sort: ValidatorSort,
  onSort: (sort: ValidatorSort) => void,
): Column<Validator>[] {
  return columns(total, largest).map(({ by, ...column }) => {
    const falls = sort.startsWith('-') !== (by === 'stake')
    const sorted = sort.replace('-', '') !== by ? 'none' : falls ? 'descending' : 'ascending'
    const press = () => onSort(sort === by ? `-${by}` : by)
    return { ...column, sorted, head: <SortHead label={column.label} sorted={sorted} onPress={press} /> }
  })
}

const columns = (total: string, largest: string): (Column<Validator> & { by: SortedColumn })[] => [
  { by: 'place', label: '#', cell: ({ id }) => <span className="text-muted">{id + 1}</span>, wide: true },
  { by: 'address', label: commonWords.address, cell: IndexedAddress, line: true },
  {
    by: 'stake',
    label: validatorsWords.stake,
    end: true,
    line: true,
    cell: ({ stake }) => <Stake stake={stake} total={total} largest={largest} />,
  },
  { by: 'adnl', label: validatorsWords.adnl, cell: Adnl, wide: true },
]
