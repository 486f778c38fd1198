import * as compareWords from '#words/compare.ts'
import type { Account } from '../account/account.ts'
import { lastOf } from '../names/own.ts'
import { formatAmount } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import type { Statement } from './comparison.ts'

/** Every change of an account is a transaction, so that the last one's logical time identifies the state. */
export function accountStatement(account: Account): Statement {
  const { state, balance, lastTransaction, codeHash, dataHash } = account
  const lt = lastOf(account)?.lt ?? null
  return {
    at: lt,
    when: lt === null ? compareWords.atUnknown : compareWords.atLogicalTime(lt),
    values: {
      [compareWords.balance]: balance && `${formatAmount(balance)} ${COIN}`,
      [compareWords.status]: state === 'unknown' ? null : state,
      [compareWords.lastTransaction]: lastTransaction?.hash ?? null,
      [compareWords.codeHash]: codeHash ?? null,
      [compareWords.dataHash]: dataHash ?? null,
    },
  }
}
