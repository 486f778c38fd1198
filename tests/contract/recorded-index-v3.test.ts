import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../src/lib/json.ts'
import { transactionRow } from '../../src/providers/index-v3/transaction-row.ts'
import { readRebuilt } from '../../src/providers/index-v3/transaction-rows.ts'
import { rebuildTransaction } from '../../src/ton/rebuild/rebuild.ts'
import { shared } from './support/shared.ts'

type Wire = { hash: string; in_msg: Record<string, unknown> | null; out_msgs: Record<string, unknown>[] }
type Answer = { traces: { transactions: Record<string, Wire> }[] }

const folder = `${shared}fixtures/toncenter-v3/`
const files = shared ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
const wires = files.flatMap(name => {
  const { traces } = parseJson(readFileSync(folder + name, 'utf8')) as Answer
  return traces.flatMap(({ transactions }) => Object.values(transactions))
})
const rowOf = (wire: unknown) => v.parse(transactionRow, wire)

describe.skipIf(!shared)('recorded transactions of toncenter’s index', () => {
  it('recorded transactions of toncenter’s index are all rebuilt with their hashes', async () => {
    const rows = wires.map(rowOf)
    const { transactions, unproved } = await readRebuilt({ rows, unreadable: 0 })
    console.log(`Recorded by toncenter v3: ${transactions.length} of ${wires.length} transactions rebuilt.`)
    expect(unproved).toEqual([])
    expect(transactions.map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash))
  })

  it('recorded transactions with a changed field are refused', () => {
    const fields = { lt: '5', now: 7, total_fees: '1', orig_status: 'frozen', prev_trans_lt: '3' }
    for (const wire of wires) {
      for (const [name, value] of Object.entries(fields)) {
        const { parts } = rowOf({ ...wire, [name]: value })
        expect(rebuildTransaction(parts!), name).toEqual({ failure: 'hash' })
      }
    }
  })

  it('recorded transactions without a body, or with another one, cannot be rebuilt', () => {
    const wire = wires.find(({ out_msgs }) => out_msgs.length > 0)!
    const [message] = wire.out_msgs
    const without = { ...wire, out_msgs: [{ ...message, message_content: null }, ...wire.out_msgs.slice(1)] }
    expect(rebuildTransaction(rowOf(without).parts!)).toEqual({ failure: 'no body' })
    const other = { ...wire, out_msgs: [{ ...message, message_content: wire.in_msg!.message_content }] }
    expect(rebuildTransaction(rowOf(other).parts!)).toEqual({ failure: 'message' })
    const broken = { ...wire, out_msgs: [{ ...message, message_content: { body: 'te6cckEBAQEAAg' } }] }
    expect(rebuildTransaction(rowOf(broken).parts!)).toEqual({ failure: 'parts' })
  })
})
