import * as commonWords from '#words/common.ts'
import * as numberWords from '#words/number.ts'
import { amountParts } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import { MISSING } from '../text/format.ts'
import type { Account } from './account.ts'

/** First facts of an account: its balance in the parts of `Amount`, and its state. */
export function accountFacts({ balance, state }: Pick<Account, 'balance' | 'state'>) {
  const status = commonWords.accountState(state)
  if (balance === null) return { whole: MISSING, fraction: '', unit: '', status }
  const { whole, fraction } = amountParts(balance)
  return { whole, fraction: fraction && numberWords.point + fraction, unit: COIN, status }
}
