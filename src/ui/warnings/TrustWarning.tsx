import * as trustWords from '#words/trust.ts'
import type { Trust } from '../../domain/token/trust.ts'
import { Band } from './Band.tsx'

const WARNINGS: Record<Exclude<Trust, 'blacklist'>, { look: string; words: (what: string) => string }> = {
  whitelist: { look: 'text-muted', words: () => trustWords.whitelist },
  graylist: { look: 'text-warn', words: () => trustWords.graylist },
  none: {
    look: 'text-muted',
    words: trustWords.none,
  },
}

/** Whether a token can be believed, in a sentence; `what` it is with its article: "a jetton". */
export function TrustWarning({ trust, what }: { trust: Trust; what: string }) {
  if (trust === 'blacklist') return <Band tone="bad">{trustWords.blacklist}</Band>
  const { look, words } = WARNINGS[trust]
  return <p className={`text-sm ${look}`}>{words(what)}</p>
}
