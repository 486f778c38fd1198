import * as tokenWords from '#words/token.ts'
import type { Trust } from '../../domain/token/trust.ts'

const LOOKS = { whitelist: 'text-good', graylist: 'text-warn', blacklist: 'text-bad', none: 'text-faint' }

/** Judgement of the indexer's moderators on a token, with their name; empty if unknown. */
export function TrustMark({ trust }: { trust: Trust }) {
  if (trust === 'unknown') return null
  return (
    <span title={tokenWords.judged(trust)} className={`text-xs whitespace-nowrap ${LOOKS[trust]}`}>
      {tokenWords.trustWord(trust)}
    </span>
  )
}
