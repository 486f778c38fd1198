import type { RawAddress } from '../../ton/address.ts'
import type { Transaction } from './transaction.ts'

/** The other accounts of a row of an account's history: those its sentence and its messages name, each once. */
export function partiesOf({ account, summary: { party, from, to } }: Transaction): RawAddress[] {
  const parties = new Set([party, from, ...to])
  return [...parties].filter((raw): raw is RawAddress => raw !== null && raw !== account)
}

/** So many are offered: a payout alone has up to 255. */
const MAX_PARTIES = 30

/** The accounts that occur in most rows of a history, and in how many; those of as many rows in the order of the rows. */
export function frequentParties(rows: Transaction[]): { raw: RawAddress; count: number }[] {
  const counts = new Map<RawAddress, number>()
  for (const row of rows) for (const raw of partiesOf(row)) counts.set(raw, (counts.get(raw) ?? 0) + 1)
  return [...counts]
    .map(([raw, count]) => ({ raw, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_PARTIES)
}
