import { useContext } from 'react'
import * as historyWords from '#words/history.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import type { Move } from '../../domain/transaction/sentence.ts'
import type { Sum } from '../../domain/transaction/sum.ts'
import { AddressName } from '../chain/AddressName.tsx'
import { Amount } from '../chain/Amount.tsx'
import { JettonWalletsContext } from './jetton-wallets.ts'

type Props = {
  sum: Sum
  /** number of fraction digits if space is limited; all by default */
  digits?: number | undefined
  way?: Move['way']
}

/** An amount of TON, or of the jetton of a wallet. Without a figure if the jetton, and thus its decimals, are unknown. */
export function SumAmount({ sum: { units, wallet }, digits, way }: Props) {
  const jetton = useContext(JettonWalletsContext)?.[wallet ?? '0:']
  const shape = { ...(digits && { digits }), way }
  if (!wallet) return <Amount units={units} {...shape} />
  if (jetton) return <Amount units={units} decimals={jetton.decimals} unit={unitOf(jetton)} {...shape} />
  return (
    <span
      className={`text-muted ${digits ? 'inline-block max-w-36 text-xs truncate align-bottom max-[359px]:(max-w-20 whitespace-normal)' : ''}`}
    >
      {historyWords.jettonsOf} <AddressName raw={wallet} />
    </span>
  )
}
