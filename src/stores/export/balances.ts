import { type BalanceAt, type Balances, balanceAfter } from '../../domain/export/balances.ts'
import type { RangeProgress } from '../../domain/export/range.ts'
import type { Call } from '../../lib/call.ts'
import { getBlockAt } from '../../providers/node/block-at.ts'
import type { RawAddress } from '../../ton/address.ts'
import { nullIfNotFound } from '../null-if-not-found.ts'
import { provedAt } from './account-at.ts'

export type FindBalances = (
  call: Call,
  account: RawAddress,
  progress: RangeProgress,
  moved: string,
) => Promise<Balances>

const BEFORE_ALL: BalanceAt = { balance: '0', lastLt: null }

/**
 * The balance of an account after the newest masterchain block at a moment (unix seconds). `lt`: of its known last transaction by then, 0 if
 * none is known. Null if the answer does not prove the balance.
 */
async function balanceAt(call: Call, account: RawAddress, utime: number, lt: string): Promise<BalanceAt | null> {
  const at = await getBlockAt(call, utime).catch(nullIfNotFound)
  if (!at) return lt === '0' ? BEFORE_ALL : null
  const facts = await provedAt(call, account, at)
  if (facts === null) return BEFORE_ALL
  return facts?.state ? { balance: facts.state.balance, lastLt: facts.lastLt } : null
}

/**
 * Balances at both ends of a complete export, each null if it cannot be proved. Takes four calls. An account created within the range opens
 * with its balance before the first transaction: zero, except for accounts of the zerostate.
 */
export const findBalances: FindBalances = async (call, account, { from, to, first, before, reached }, moved) => {
  const last = before ?? '0'
  const balanceBy = (utime: number, lt: string) =>
    balanceAt(call, account, utime, lt).then(
      found => balanceAfter(found, lt),
      () => null,
    )
  const opening = await balanceBy((before === null && reached !== null ? reached : from) - 1, last)
  return { opening, moved, closing: await balanceBy(to, first ?? last) }
}
