import { heldAgainst, type JettonCheck, type JettonSum } from '../../domain/export/jetton-sums.ts'
import type { RangeProgress } from '../../domain/export/range.ts'
import type { JettonOperation } from '../../domain/jetton/jetton.ts'
import type { Call } from '../../lib/call.ts'
import { getJettonHistory } from '../../providers/indexer/jetton-history.ts'
import type { RawAddress } from '../../ton/address.ts'

type Unlisted = Extract<JettonCheck, 'incomplete' | 'too long'>

/** Checks sums of jettons against the indexer's history. Returns the sums unchanged, with the reason, if that history is incomplete. */
export type HoldJettons = (
  call: Call,
  account: RawAddress,
  progress: RangeProgress,
  sums: JettonSum[],
) => Promise<{ sums: JettonSum[]; check: 'checked' | Unlisted }>

/** Rows per page of the indexer. */
const PAGE = 1000
/** Maximum number of pages read, one every 4 s. */
const MAX_PAGES = 20

/** Movements of an account's jettons since a moment (unix seconds), newest first, or the reason why not all are listed. */
async function historySince(call: Call, account: RawAddress, from: number): Promise<JettonOperation[] | Unlisted> {
  const found: JettonOperation[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const { operations, unreadable, isCapped } = await getJettonHistory(call, account, PAGE, found.at(-1)?.lt)
    if (unreadable > 0) return 'incomplete'
    found.push(...operations)
    const oldest = operations.at(-1)
    if (!isCapped || (oldest && oldest.utime < from)) return found
    if (!oldest) return 'incomplete'
  }
  return 'too long'
}

export const holdJettons: HoldJettons = async (call, account, progress, sums) => {
  const operations = await historySince(call, account, progress.from)
  if (typeof operations === 'string') return { sums, check: operations }
  // Some servers return an empty history even if jettons have moved.
  if (operations.length === 0 && sums.length > 0) return { sums, check: 'incomplete' }
  return { sums: heldAgainst(sums, operations, account, progress), check: 'checked' }
}
