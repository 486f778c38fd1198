import * as trustWords from '#words/trust.ts'
import type { Trust } from '../../domain/token/trust.ts'
import { trustSentence } from '../../domain/token/trust-sentence.ts'
import { Band } from './Band.tsx'

/** Sentence about trust in a token; `what`: the token with its article, "a jetton". */
export function TrustWarning({ trust, what }: { trust: Trust; what: string }) {
  if (trust === 'blacklist') return <Band tone="bad">{trustWords.blacklist}</Band>
  return <p className={`text-sm ${trust === 'graylist' ? 'text-warn' : 'text-muted'}`}>{trustSentence(trust, what)}</p>
}
