import * as jettonWords from '#words/jetton.ts'
import * as numberWords from '#words/number.ts'
import * as tokenWords from '#words/token.ts'
import { jettonNameOf, symbolOf, unitOf } from '../foreign/names.ts'
import { amountParts } from '../notation/amount.ts'
import { groupDigits, MISSING } from '../text/format.ts'
import { trustSentence } from '../token/trust-sentence.ts'
import type { JettonRow } from './list.ts'

type Named = Pick<JettonRow, 'symbol' | 'name' | 'decimals' | 'trust' | 'supply' | 'holders'>

/** First facts of a jetton, its supply in the parts of `Amount`; nothing of a blacklisted one, whose name comes with a warning. */
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
  // Of others the unit may need words that come with the screen.
  if (trust !== 'whitelist') return known
  const { whole, fraction, cut } = amountParts(supply, decimals, mostDigits(decimals))
  return cut ? known : { ...known, whole, fraction: fraction && numberWords.point + fraction, unit: unitOf(jetton) }
}

/** Digits of a supply that are shown behind the point. */
export const mostDigits = (decimals: number) => Math.min(decimals, 18)
