import * as compareWords from '#words/compare.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Statement } from './comparison.ts'

/** `hash` is that of its bytes, in which all of it stands. */
export const transactionStatement = (hash: Hash): Statement => ({
  at: '',
  when: '',
  values: { [compareWords.hash]: hash },
})
