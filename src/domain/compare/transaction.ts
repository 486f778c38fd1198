import * as compareWords from '#words/compare.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Statement } from './comparison.ts'

/** `hash` is computed from its bytes, which contain everything. */
export const transactionStatement = (hash: Hash): Statement => ({
  at: '',
  when: '',
  values: { [compareWords.hash]: hash },
})
