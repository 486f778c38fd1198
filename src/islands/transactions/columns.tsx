import * as commonWords from '#words/common.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { age, amount, type Columns, fee, from, happening, to } from '../transaction/columns.tsx'

/** The account of the transaction. */
export const account: Columns[number] = {
  label: commonWords.account,
  at: 'sub',
  cell: ({ account }) => (
    <span className="block cards:pl-10">
      <AddressLink raw={account} />
    </span>
  ),
}

/** Columns of the newest transactions of the whole network. Wide rows leave the account out: it is the one that sends or receives. */
export const recentColumns: Columns = [
  { ...happening, width: 'xl:w-[29%]' },
  { ...from, width: 'xl:w-[14%]' },
  { ...to, width: 'xl:w-[14%]' },
  { ...account, narrow: true },
  { ...amount, label: commonWords.value, width: 'xl:w-[13%]' },
  {
    label: commonWords.block,
    end: true,
    width: 'xl:w-[7%]',
    cell: ({ block }) =>
      block ? (
        <a className="link whitespace-nowrap" href={blockPath(block)}>
          #{groupDigits(block.seqno)}
        </a>
      ) : (
        '—'
      ),
  },
  { ...age, width: 'xl:w-[7.5%]' },
  fee,
]
