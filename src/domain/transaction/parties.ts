import type { RawAddress } from '../../ton/address.ts'
import type { Transaction } from './transaction.ts'

/** Counterparties of a row of a history, from its sentence and messages, without duplicates. */
export function partiesOf({ account, summary: { party, from, to } }: Transaction): RawAddress[] {
  const parties = new Set([party, from, ...to])
  return [...parties].filter((raw): raw is RawAddress => raw !== null && raw !== account)
}

/** Maximum number of accounts offered: a payout alone has up to 255. */
const MAX_PARTIES = 30

/** Accounts by the number of rows they occur in, most frequent first; ties in the order of rows. */
export function frequentParties(rows: Transaction[]): { raw: RawAddress; count: number }[] {
  const counts = new Map<RawAddress, number>()
  for (const row of rows) for (const raw of partiesOf(row)) counts.set(raw, (counts.get(raw) ?? 0) + 1)
  return [...counts]
    .map(([raw, count]) => ({ raw, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_PARTIES)
}
