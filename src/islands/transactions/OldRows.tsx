import * as transactionsWords from '#words/transactions.ts'
import { InsetBand } from '../../ui/warnings/Band.tsx'

/** Warning that the newest transaction is old. Loaded on demand, as it is rare. */
export default function OldRows({ age }: { age: string }) {
  return <InsetBand tone="warn">{transactionsWords.isOld(age)}</InsetBand>
}
