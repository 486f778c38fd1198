import * as jettonWords from '#words/jetton.ts'
import * as numberWords from '#words/number.ts'
import * as tokenWords from '#words/token.ts'
import { jettonNameOf, symbolOf, unitOf } from '../foreign/names.ts'
import { amountParts } from '../notation/amount.ts'
import { groupDigits, MISSING } from '../text/format.ts'
import { trustSentence } from '../token/trust-sentence.ts'
import type { JettonRow } from './list.ts'

type Named = Pick<JettonRow, 'symbol' | 'name' | 'decimals' | 'trust' | 'supply' | 'holders'>

/** First facts of a jetton, with its supply in the parts of `Amount`. Empty for a blacklisted one, whose name requires a warning. */
export function jettonFacts(jetton: Named): Record<string, string> {
  const { decimals, trust, supply, holders } = jetton
  if (trust === 'blacklist') return {}
  const [symbol, name] = [symbolOf(jetton), jettonNameOf(jetton)]
  const named = {
    heading: symbol,
    dash: ' - ',
    symbol,
    name,
    decimals: String(decimals),
    trust: tokenWords.trustWord(trust),
    trustSentence: trustSentence(trust, jettonWords.aJetton),
  }
  const known = { ...named, holders: holders ? groupDigits(holders) : MISSING }
  if (supply === null) return { ...known, whole: MISSING }
  // The unit of other jettons may need a warning, which comes with the screen.
  if (trust !== 'whitelist') return known
  const { whole, fraction, cut } = amountParts(supply, decimals, mostDigits(decimals))
  return cut ? known : { ...known, whole, fraction: fraction && numberWords.point + fraction, unit: unitOf(jetton) }
}

/** Maximum number of fraction digits shown of a supply. */
export const mostDigits = (decimals: number) => Math.min(decimals, 18)
