import type { Trust } from '../../domain/token/trust.ts'

const MARKS: Record<Trust, { look: string; title: string }> = {
  whitelist: { look: 'text-good', title: "On the indexer's whitelist" },
  graylist: { look: 'text-warn', title: "On the indexer's graylist" },
  blacklist: { look: 'text-bad', title: "On the indexer's blacklist" },
  none: { look: 'text-faint', title: 'Not judged by the indexer' },
}

/** What the indexer's moderators say of a token, by its name; never a bare claim. */
export function TrustMark({ trust }: { trust: Trust }) {
  const { look, title } = MARKS[trust]
  return (
    <span title={title} className={`text-xs whitespace-nowrap ${look}`}>
      {trust === 'none' ? 'unverified' : trust}
    </span>
  )
}
