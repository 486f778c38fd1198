import type { Trust } from '../../domain/token/trust.ts'
import { Band } from './Band.tsx'

const WARNINGS: Record<Exclude<Trust, 'blacklist'>, { look: string; words: (what: string) => string }> = {
  whitelist: { look: 'text-muted', words: () => "On the indexer's whitelist, which its moderators keep." },
  graylist: { look: 'text-warn', words: () => "On the indexer's graylist: its moderators advise caution." },
  none: {
    look: 'text-muted',
    words: what => `Not judged by the indexer. Anyone can give ${what} any name and picture: compare the address.`,
  },
}

/** Whether a token can be believed, in a sentence; `what` it is with its article: "a jetton". */
export function TrustWarning({ trust, what }: { trust: Trust; what: string }) {
  if (trust === 'blacklist')
    return (
      <Band tone="bad">
        On the indexer's blacklist: its moderators consider it a scam. Its pictures and links are withheld.
      </Band>
    )
  const { look, words } = WARNINGS[trust]
  return <p className={`text-sm ${look}`}>{words(what)}</p>
}
