import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as jettonWords from '#words/jetton.ts'
import * as jettonsWords from '#words/jettons.ts'
import { jettonNameOf, symbolOf } from '../../domain/foreign/names.ts'
import type { JettonRow } from '../../domain/jetton/list.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { jettonPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { byPlace, type Column, DataList } from '../../ui/base/DataList.tsx'
import { JettonMarks } from '../../ui/cards/JettonMarks.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { TokenImage } from '../../ui/token/TokenImage.tsx'

export default function JettonTable({ jettons }: { jettons: JettonRow[] }) {
  const { shown, end } = useGrowing(jettons)
  return (
    <>
      <DataList caption={jettonsWords.jettons} columns={columns} rows={shown} rowKey={byPlace} />
      <div ref={end} />
    </>
  )
}

/** Every cell leads to the jetton; the keyboard stops once a row. */
function CellLink({ jetton, first, children }: { jetton: JettonRow; first?: boolean; children: ReactNode }) {
  return (
    <a
      href={jettonPath(friendlyAddress(jetton.address))}
      tabIndex={first ? undefined : -1}
      className={first ? 'link' : 'text-inherit no-underline hover:underline underline-offset-3'}
    >
      {children}
    </a>
  )
}

const columns: Column<JettonRow>[] = [
  {
    label: jettonWords.symbol,
    cell: jetton => (
      <span className="inline-flex items-center gap-2 max-w-full align-middle">
        <TokenImage src={pictureOf(jetton)} name={jetton.symbol ?? ''} size={24} />
        <CellLink jetton={jetton} first>
          <bdi>{symbolOf(jetton)}</bdi>
        </CellLink>
        <JettonMarks jetton={jetton} />
      </span>
    ),
  },
  {
    label: jettonWords.name,
    cell: jetton => (
      <CellLink jetton={jetton}>
        <bdi>{jettonNameOf(jetton)}</bdi>
      </CellLink>
    ),
  },
  {
    label: jettonWords.totalSupply,
    end: true,
    cell: jetton => (
      <CellLink jetton={jetton}>
        <Amount units={jetton.supply} decimals={jetton.decimals} digits={2} unit="" />
      </CellLink>
    ),
  },
  {
    label: commonWords.holders,
    end: true,
    cell: jetton => (
      <CellLink jetton={jetton}>{jetton.holders ? groupDigits(jetton.holders) : commonWords.missing}</CellLink>
    ),
  },
  {
    label: commonWords.address,
    cell: jetton => (
      <CellLink jetton={jetton}>
        <span className="hash" title={friendlyAddress(jetton.address)}>
          {shortAddress(friendlyAddress(jetton.address))}
        </span>
      </CellLink>
    ),
  },
]
