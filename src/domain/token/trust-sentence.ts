import * as trustWords from '#words/trust.ts'
import type { Trust } from './trust.ts'

/** Sentence about trust in a token that is not blacklisted; `what`: the token with its article, "a jetton". */
export function trustSentence(trust: Exclude<Trust, 'blacklist'>, what: string): string {
  if (trust === 'none') return trustWords.none(what)
  if (trust === 'unknown') return trustWords.advice(what)
  return trust === 'whitelist' ? trustWords.whitelist : trustWords.graylist
}
