import * as proofWords from '#words/proof.ts'
import { dateTime } from '../../domain/text/format.ts'
import type { Missing } from '../../ton/proof/checked.ts'
import { weightShare } from './weight-share.ts'

/** Reason why bytes without contradiction prove nothing. */
export function whyUnproved(missing: Missing): string {
  switch (missing.why) {
    case 'incomplete':
      return proofWords.incomplete
    case 'too large':
      return proofWords.tooLarge
    case 'too little weight':
      return proofWords.tooLittle(weightShare(missing))
    case 'other round':
      return proofWords.otherRound(dateTime(missing.since), dateTime(missing.until), dateTime(missing.utime))
    case 'no Ed25519':
      return proofWords.noEd25519
  }
}
