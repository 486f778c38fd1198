import * as commonWords from '#words/common.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { directionOf } from '../../domain/transaction/direction.ts'
import { blockPath } from '../../routes.ts'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { AndJettons, age, type Columns, fee, from, hash, to } from '../transaction/columns.tsx'

/** Columns of the newest transactions of the whole network. */
export const recentColumns: Columns = [
  { ...hash, width: 'xl:w-[17%]' },
  { ...from, width: 'xl:w-[13.2%]' },
  { ...to, width: 'xl:w-[13.2%]' },
  {
    label: commonWords.account,
    width: 'xl:w-[13.2%]',
    cell: ({ account }) => <AddressLink raw={account} />,
  },
  {
    label: commonWords.value,
    end: true,
    width: 'xl:w-[12%]',
    cell: transaction => {
      const { amount } = directionOf(transaction)
      return (
        <>
          <Amount units={amount} digits={4} />
          <AndJettons transaction={transaction} />
        </>
      )
    },
  },
  {
    label: commonWords.block,
    end: true,
    width: 'xl:w-[10%]',
    cell: ({ block }) =>
      block ? (
        <a className="link whitespace-nowrap" href={blockPath(block)}>
          #{groupDigits(block.seqno)}
        </a>
      ) : (
        '—'
      ),
  },
  { ...age, width: 'xl:w-[8%]' },
  fee,
]
