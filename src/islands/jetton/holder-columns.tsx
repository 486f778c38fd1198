import * as commonWords from '#words/common.ts'
import * as holdersWords from '#words/holders.ts'
import type { JettonDetails, JettonHolder } from '../../domain/jetton/holders.ts'
import { percentOf } from '../../domain/jetton/percent.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import { believedSupply } from '../../domain/jetton/shares.ts'
import { worthText } from '../../domain/jetton/worth.ts'
import type { Exchange } from '../../domain/market/market.ts'
import { shortHolder } from '../../domain/notation/short.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Column } from '../../ui/base/DataList.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useKnown } from '../../ui/chain/address-book.ts'

/**
 * Columns of the table of holders, without figures while the jetton's scale is unknown. `price`: US dollars per jetton, null if unknown;
 * displayed in the currency of `exchange`.
 */
export function holderColumns(jetton: JettonDetails, price: number | null, exchange: Exchange): Column<JettonHolder>[] {
  const { scale, decimals } = jetton
  const unitsOf = (balance: string) => (scale === undefined ? null : scaled(balance, scale))
  const worth = (balance: string) => {
    const units = unitsOf(balance)
    return price !== null && units !== null && worthText((Number(units) / 10 ** decimals) * price, exchange)
  }
  const share = (balance: string) => {
    const units = unitsOf(balance)
    return units === null ? null : percentOf(units, believedSupply(jetton))
  }
  return [
    { label: holdersWords.rank, at: 'sub', cell: ({ rank }) => groupDigits(rank) },
    { label: commonWords.address, at: 'lead', cell: holder => <Owner holder={holder} /> },
    {
      label: commonWords.balance,
      at: 'figure',
      end: true,
      cell: ({ balance }) => (
        <span className="cards:[&>data]:whitespace-normal">
          <Amount units={unitsOf(balance)} decimals={decimals} digits={4} unit="" />
          <span data-aside="" className="cards:hidden block text-xs text-muted">
            {worth(balance)}
          </span>
        </span>
      ),
    },
    {
      label: holdersWords.percentage,
      at: 'when',
      end: true,
      cell: ({ balance }) => (
        <>
          {price !== null && scale !== undefined && <span className="desk:hidden">{worth(balance)} · </span>}
          {share(balance) ?? MISSING}
        </>
      ),
    },
  ]
}

/** The holder; or its jetton wallet, labelled as such, if the holder is unknown. */
function Owner({ holder: { owner, wallet, isWallet } }: { holder: JettonHolder }) {
  const raw = owner ?? wallet
  if (!raw) return MISSING
  return (
    <span className="cards:[&_bdi]:(max-w-full! whitespace-normal!) max-[359px]:[&>a>svg:first-child]:hidden">
      <AddressLink raw={raw} short={shortHolder} />{' '}
      {owner ? <Kind raw={owner} isWallet={isWallet} /> : <Mark>{holdersWords.jettonWallet}</Mark>}
    </span>
  )
}

/** Kind of holder by a public list. Otherwise “not a wallet” (such as a pool) if a provider says so. */
function Kind({ raw, isWallet }: { raw: RawAddress; isWallet: boolean | null }) {
  const kind = useKnown(raw)?.kind ?? (isWallet === false && holdersWords.noWallet)
  return kind && <Mark>{kind}</Mark>
}

const Mark = ({ children }: { children: string }) => <span className="text-xs text-faint">{children}</span>
