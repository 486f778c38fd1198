import * as tokenWords from '#words/token.ts'
import type { Trust } from '../../domain/token/trust.ts'

const MARKS: Record<Trust, { look: string; title: string }> = {
  whitelist: { look: 'text-good', title: tokenWords.onWhitelist },
  graylist: { look: 'text-warn', title: tokenWords.onGraylist },
  blacklist: { look: 'text-bad', title: tokenWords.onBlacklist },
  none: { look: 'text-faint', title: tokenWords.notJudged },
}

/** What the indexer's moderators say of a token, by its name; never a bare claim. */
export function TrustMark({ trust }: { trust: Trust }) {
  const { look, title } = MARKS[trust]
  return (
    <span title={title} className={`text-xs whitespace-nowrap ${look}`}>
      {tokenWords.trustWord(trust)}
    </span>
  )
}
