import { readFileSync } from 'node:fs'
import { Address, Cell, loadTransaction } from '@ton/core'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import { toJson } from '../../scripts/localnet/http/json.ts'
import { v3Transaction } from '../../scripts/localnet/index-v3/transaction.ts'
import { parseJson } from '../../src/lib/json.ts'
import { transactionRow } from '../../src/providers/index-v3/transaction-row.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { hashCell } from '../../src/ton/cell-hash.ts'
import { rebuildTransaction } from '../../src/ton/rebuild/rebuild.ts'
import { times } from '../support/times.ts'
import { type Generated, transactionOf } from '../unit/ton/support/transactions.ts'
import { lacksFields } from './support/index-v3-world.ts'
import { shared } from './support/shared.ts'

const world = { chain: { account: () => undefined } } as never

/** A generated transaction as the chain keeps it. */
function itemOf({ cell, transaction, account }: Generated): ChainTransaction {
  const hash = cell.hash()
  const block = { workchain: 0 as const, shard: '8000000000000000', seqno: 7, rootHash: hash, fileHash: hash }
  return {
    hash,
    cell,
    transaction,
    account,
    lt: transaction.lt,
    block: { ...block, genUtime: transaction.now, commitSeqno: 9 },
    endBalance: 0n,
    parent: null,
    children: [],
    traceId: hash,
  }
}

const wireOf = (item: ChainTransaction) => parseJson(toJson(v3Transaction(world, item)))
const rebuilt = (wire: unknown) => rebuildTransaction(v.parse(transactionRow, wire).parts!)

/** Kinds of transactions that the generated ones must have among them. */
const KINDS = [
  ...['generic', 'tick-tock', 'failed', 'gas exchanged', 'extra currencies'],
  ...['skipped no-state', 'skipped bad-state', 'skipped no-gas'],
  ...['bounce negative-funds', 'bounce no-funds', 'bounce ok'],
  ...['internal', 'external-in', 'external-out', 'init', 'refused: message'],
]

function kindsOf(item: ChainTransaction): string[] {
  const { description, totalFees, inMessage, outMessages } = item.transaction
  if (description.type !== 'generic' && description.type !== 'tick-tock') return []
  const { computePhase: compute } = description
  const messages = [...(inMessage ? [inMessage] : []), ...outMessages.values()]
  return [
    description.type,
    ...(compute.type === 'skipped' ? [`skipped ${compute.reason}`] : []),
    ...(compute.type === 'vm' && compute.exitCode > 1 ? ['failed'] : []),
    ...(compute.type === 'vm' && compute.gasFees < compute.gasUsed ? ['gas exchanged'] : []),
    ...(description.type === 'generic' && description.bouncePhase ? [`bounce ${description.bouncePhase.type}`] : []),
    ...(totalFees.other?.size ? ['extra currencies'] : []),
    ...messages.flatMap(({ info, init }) => [info.type, ...(init ? ['init'] : [])]),
  ]
}

it('every transaction is rebuilt with its hash, or refused for a missing field', { timeout: 900_000 }, () => {
  const seen = new Map<string, number>()
  const count = (what: string) => void seen.set(what, (seen.get(what) ?? 0) + 1)
  fc.assert(
    fc.property(transactionOf, generated => {
      const item = itemOf(generated)
      const result = rebuilt(wireOf(item))
      for (const kind of kindsOf(item)) count(kind)
      if ('failure' in result) {
        count(`refused: ${result.failure}`)
        expect(lacksFields(item)).toBe(true)
        return
      }
      count('rebuilt')
      expect(lacksFields(item)).toBe(false)
      expect(hashCell(readBoc(result.boc))).toBe(item.hash.toString('hex'))
    }),
    { numRuns: times(10_000) },
  )
  console.log(`Generated transactions: ${JSON.stringify(Object.fromEntries(seen))}`)
  expect([...seen.keys()]).toEqual(expect.arrayContaining(KINDS))
})

describe.skipIf(!shared)('recorded transactions of mainnet', () => {
  it.each(['api-block-txs-1.json', 'api-block-txs-3.json'])(
    'transactions in %s are rebuilt, including those of special accounts',
    name => {
      const { transactions } = parseJson(readFileSync(`${shared}fixtures/opentonapi/${name}`, 'utf8')) as {
        transactions: { raw: string; account: { address: string } }[]
      }
      for (const { raw, account } of transactions) {
        const cell = Cell.fromHex(raw)
        const item = itemOf({
          cell,
          transaction: loadTransaction(cell.beginParse()),
          account: Address.parse(account.address),
        })
        const result = rebuilt(wireOf(item))
        expect('boc' in result && hashCell(readBoc(result.boc))).toBe(item.hash.toString('hex'))
      }
      console.log(`${name}: ${transactions.length} transactions rebuilt.`)
    },
  )
})

type Path = (string | number)[]

/** Paths of all values in a tree. Null is a field that this kind of message does not have. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (value === null) return []
  if (typeof value !== 'object') return [at]
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))
}

function changed(tree: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(tree)
  const copy: Record<string, unknown> = Array.isArray(tree) ? ([...tree] as never) : { ...(tree as object) }
  copy[key] = changed(copy[key], rest, change)
  return copy
}

/** Another value of the same kind. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return /^\d+$/.test(String(value)) ? String(BigInt(String(value)) + 1n) : null
}

/** Fields that are no part of a transaction's cell. */
const BESIDE =
  /mc_block_seqno|trace_id|block_ref|emulated|finality|decoded|opcode|balance|account_status|_hash$|extra_currencies|message_content.hash|init_state.hash|ihr_fee|hash_norm/

it('a transaction with a changed field is never rebuilt under its hash', { timeout: 900_000 }, () => {
  fc.assert(
    fc.property(transactionOf, fc.nat(), (generated, pick) => {
      const item = itemOf(generated)
      const wire = wireOf(item)
      const places = placesIn(wire)
      const place = places[pick % places.length]!
      const read = v.safeParse(transactionRow, changed(wire, place, spoilt))
      const result = read.success && read.output.parts && rebuildTransaction(read.output.parts)
      if (!result || 'failure' in result) return
      const hash = hashCell(readBoc(result.boc))
      expect(hash).toBe(item.hash.toString('hex'))
      // The hash still fits, so the change was beside the transaction.
      expect(place.join('.')).toMatch(BESIDE)
    }),
    { numRuns: times(3000) },
  )
})
