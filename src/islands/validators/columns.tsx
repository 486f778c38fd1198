import * as commonWords from '#words/common.ts'
import * as validatorsWords from '#words/validators.ts'
import { sharePercent } from '../../domain/network/validator.ts'
import type { SortedColumn, ValidatorSort } from '../../domain/network/validator-sort.ts'
import { factorText, type Ranked, weightOf } from '../../domain/network/weight.ts'
import { shortAdnl, shortValidator } from '../../domain/notation/short.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import type { Column } from '../../ui/base/DataList.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { ShareBar } from '../../ui/charts/ShareBar.tsx'
import { Filled } from '../../ui/parts/Filled.tsx'
import { SortHead } from './SortHead.tsx'

/** Address with its rank, in rows of two lines. */
function RankedAddress(validator: Ranked) {
  return (
    <span className="inline-flex items-center gap-3 max-w-full max-[359px]:[&>a>svg:first-child]:hidden">
      <span className="text-muted desk:hidden">{groupDigits(validator.rank)}</span>
      <Address {...validator} />
    </span>
  )
}

function Address({ address, written }: Ranked) {
  if (address) return <AddressLink raw={address} short={shortValidator} />
  return written ? <bdi className="hash">{shortValidator(written)}</bdi> : MISSING
}

function Adnl({ adnl }: Ranked) {
  if (!adnl) return MISSING
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <bdi className="hash" title={adnl}>
        {shortAdnl(adnl)}
      </bdi>
      <CopyButton text={adnl} what={validatorsWords.adnlValue} />
    </span>
  )
}

/** Share of the total weight as text and as a bar. */
function Weight({ validator, total }: { validator: Ranked; total: string }) {
  const share = sharePercent(weightOf(validator), total)
  return (
    <span className="flex flex-col gap-1 desk:(w-32 ml-auto)">
      <span>{percentText(share)}</span>
      <ShareBar percent={share ?? 0} />
    </span>
  )
}

/** Submitted stake, and the effective stake if lower. */
const Stake = ({ stake, counted }: Ranked) => (
  <span className="cards:whitespace-normal">
    <Amount units={stake} digits={0} />
    {counted !== null && counted !== stake && (
      <>
        <span className="desk:hidden text-xs">{commonWords.between}</span>
        <span className="text-xs desk:(block text-muted) cards:whitespace-nowrap">
          <Filled text={validatorsWords.counted} slots={{ amount: <Amount units={counted} digits={0} unit="" /> }} />
        </span>
      </>
    )}
  </span>
)

const Factor = ({ maxFactor }: Ranked) => (
  <>
    <span className="desk:hidden">{validatorsWords.factorBefore} </span>
    {maxFactor === null ? MISSING : factorText(maxFactor)}
  </>
)

/** Columns of the list. `total`: total weight in nanoTON. A click on a heading sorts by its column, a second click reverses. */
export function validatorColumns(
  total: string,
  sort: ValidatorSort,
  onSort: (sort: ValidatorSort) => void,
): Column<Ranked>[] {
  return columns(total).map(({ by, ...column }) => {
    if (!by) return column
    const falls = sort.startsWith('-') !== (by === 'stake' || by === 'weight')
    const sorted = sort.replace('-', '') !== by ? 'none' : falls ? 'descending' : 'ascending'
    const press = () => onSort(sort === by ? `-${by}` : by)
    return { ...column, sorted, head: <SortHead label={column.label} sorted={sorted} onPress={press} /> }
  })
}

const columns = (total: string): (Column<Ranked> & { by?: SortedColumn })[] => [
  { label: validatorsWords.rank, cell: ({ rank }) => <span className="text-muted">{groupDigits(rank)}</span> },
  { by: 'address', label: commonWords.address, cell: RankedAddress, at: 'lead' },
  {
    by: 'weight',
    label: validatorsWords.weight,
    end: true,
    at: 'figure',
    cell: validator => <Weight validator={validator} total={total} />,
  },
  { by: 'stake', label: validatorsWords.stake, end: true, at: 'sub', cell: Stake },
  { label: validatorsWords.factor, end: true, at: 'when', cell: Factor },
  { by: 'adnl', label: validatorsWords.adnl, cell: Adnl },
]
