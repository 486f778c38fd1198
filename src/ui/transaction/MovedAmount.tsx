import * as movesWords from '#words/moves.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import type { JettonOperation } from '../../domain/jetton/jetton.ts'
import { Amount } from '../chain/Amount.tsx'

type Props = {
  operation: JettonOperation
  /** number of fraction digits; all by default */
  digits?: number
  way?: 'received' | 'sent'
}

/** Amount of a jetton movement; both amounts if the received one differs from the sent one. */
export function MovedAmount({ operation: { amount, received, jetton }, digits, way }: Props) {
  const shape = {
    decimals: jetton.decimals,
    unit: unitOf(jetton),
    ...(digits && { digits }),
  }
  if (received === null || received === amount) return <Amount units={amount} way={way} {...shape} />
  const [main, other] = way === 'received' ? [received, amount] : [amount, received]
  return (
    <>
      <Amount units={main} way={way} {...shape} />
      <span className="block text-xs text-warn">
        <Amount units={other} {...shape} /> {way === 'received' ? movesWords.hadBeenSent : movesWords.arrived}
      </span>
    </>
  )
}
