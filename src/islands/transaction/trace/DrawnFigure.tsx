import { useContext } from 'react'
import * as historyWords from '#words/history.ts'
import { unitOf } from '../../../domain/foreign/names.ts'
import { labelOf } from '../../../domain/trace/labels.ts'
import type { Move } from '../../../domain/transaction/sentence.ts'
import type { RawAddress } from '../../../ton/address.ts'
import { JettonWalletsContext } from '../../../ui/transaction/jetton-wallets.ts'
import { FitText } from './FitText.tsx'
import { useAccountText } from './use-account-text.ts'

type Place = { x: number; y: number; width: number }

const SIGNS = { received: '↓', sent: '↑' }

/** Amount moved by a step, formatted like `SumAmount`. */
export function DrawnFigure({ move: { units, wallet, way }, ...place }: Place & { move: Move }) {
  const jetton = useContext(JettonWalletsContext)?.[wallet ?? '0:']
  if (wallet && !jetton) return <JettonsOf wallet={wallet} {...place} />
  return (
    <FitText {...place} className={`text-sm ${way === 'received' ? 'fill-good' : 'fill-text'}`}>
      {SIGNS[way]} {jetton ? labelOf(units, jetton.decimals, unitOf(jetton)) : labelOf(units)}
    </FitText>
  )
}

function JettonsOf({ wallet, ...place }: Place & { wallet: RawAddress }) {
  const { short } = useAccountText(wallet, 12)
  return (
    <FitText {...place} className="text-xs fill-muted">
      {historyWords.jettonsOf} {short}
    </FitText>
  )
}
