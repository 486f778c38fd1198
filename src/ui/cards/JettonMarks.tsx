import * as cardsWords from '#words/cards.ts'
import type { Jetton } from '../../domain/jetton/jetton.ts'
import { mixesAlphabets } from '../../domain/jetton/look-alike.ts'
import { TrustMark } from '../token/TrustMark.tsx'

/** Trust marks and warnings of a jetton. */
export function JettonMarks({ jetton: { trust, symbol, name } }: { jetton: Jetton }) {
  return (
    <>
      <TrustMark trust={trust} />
      {mixesAlphabets(`${symbol} ${name}`) && (
        <span className="text-xs text-warn whitespace-nowrap" title={cardsWords.mixedAlphabetsHint}>
          {cardsWords.mixedAlphabets}
        </span>
      )}
    </>
  )
}
