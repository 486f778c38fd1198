import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTransactionTime } from '../../src/providers/index-v3/transaction-head.ts'
import { parseHash } from '../../src/ton/hash.ts'
import { shared } from './support/shared.ts'

type Answer = { traces: { transactions: Record<string, { now: number }> }[] }

const folder = `${shared}fixtures/toncenter-v3/`
const files = shared ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
const read = (name: string) => JSON.parse(readFileSync(folder + name, 'utf8')) as Answer
const hex = (hash: string) => parseHash(hash)!

describe.skipIf(!shared)('the time of a transaction in a recorded trace', () => {
  it.each(files)('%s: each transaction’s time is read by its hash, whatever other rows contain', name => {
    for (const [hash, own] of Object.entries(read(name).traces[0]!.transactions)) {
      const answer = read(name)
      const { transactions } = answer.traces[0]!
      for (const other of Object.keys(transactions)) if (other !== hash) Reflect.set(transactions, other, null)
      expect(readTransactionTime(answer, hex(hash))).toEqual({ utime: own.now })
    }
  })

  it('a transaction’s time is unknown when a field of its row changed or its hash has another row', () => {
    const answer = read('acton-v3_trace_fixture.json')
    const { transactions } = answer.traces[0]!
    const [[hash, own], [, other]] = Object.entries(transactions) as [
      [string, { now: number }],
      [string, { now: number }],
    ]
    transactions[hash] = { ...own, now: own.now + 1 }
    expect(readTransactionTime(answer, hex(hash))).toBeUndefined()
    transactions[hash] = other
    expect(readTransactionTime(answer, hex(hash))).toBeUndefined()
  })
})
