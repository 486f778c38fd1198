import * as v from 'valibot'
import { type Hash, parseHash } from '../../ton/hash.ts'
import { rebuildTransaction } from '../../ton/rebuild/rebuild.ts'
import { errorText } from '../http/error-text.ts'
import { dictionary } from '../http/wire.ts'
import { transactionRow } from './transaction-row.ts'

const traces = v.object({ traces: v.array(v.object({ transactions: dictionary })) })

/** Time of a transaction in an answer with its trace. Undefined unless its fields, written as a cell, have the requested hash. */
export function readTransactionTime(answer: unknown, asked: Hash): { utime: number } | undefined {
  if (errorText(answer)) return undefined
  const read = v.safeParse(traces, answer)
  for (const { transactions } of read.success ? read.output.traces : [])
    for (const [hash, wire] of Object.entries(transactions)) {
      if (parseHash(hash) !== asked) continue
      const row = v.safeParse(transactionRow, wire)
      if (!row.success || row.output.hash !== asked || !row.output.parts) continue
      const rebuilt = rebuildTransaction(row.output.parts)
      return 'boc' in rebuilt ? { utime: row.output.now } : undefined
    }
  return undefined
}
