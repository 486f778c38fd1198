import * as commonWords from '#words/common.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { age, amount, type Columns, fee, from, happening, to } from '../transaction/columns.tsx'

/** The account of the transaction. */
export const account: Columns[number] = {
  label: commonWords.account,
  at: 'sub',
  width: 'xl:w-[12%]',
  cell: ({ account }) => (
    <span className="block cards:pl-10">
      <AddressLink raw={account} />
    </span>
  ),
}

/** Columns of the newest transactions of the whole network. */
export const recentColumns: Columns = [
  { ...happening, width: 'xl:w-[20%]' },
  { ...from, width: 'xl:w-[12%]' },
  { ...to, width: 'xl:w-[12%]' },
  account,
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
