/** Every transaction of the embedded network, made again by what the site makes them with. */
import type { Cell } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import type { ChainTransaction, ChainView } from '../../scripts/localnet/chain/types.ts'
import { configCell } from '../../scripts/localnet/node-api/config.ts'
import { configAfter } from '../../scripts/localnet/proofs/configuration.ts'
import { Prover } from '../../scripts/localnet/proofs/prover.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { hashCell } from '../../src/ton/cell-hash.ts'
import { readInitialGas } from '../../src/ton/phases.ts'
import type { Emulator } from '../../src/ton/replay/emulator.ts'
import { type Replayable, replay } from '../../src/ton/replay/replay.ts'
import { messageCellOf, readShardAccount, readStateUpdate } from '../../src/ton/replay/shard-account.ts'
import { openEmulator } from '../support/emulator.ts'
import { standardNetwork } from './support/history.ts'

let emulator: Emulator
let chain: ChainView
beforeAll(async () => {
  emulator = await openEmulator()
  chain = (await standardNetwork()).chain
}, 60_000)

const boc64 = (cell: Cell) => cell.toBoc().toString('base64')

function replayable(record: ChainTransaction, randomSeed: Buffer): Replayable {
  const { description, now, lt } = record.transaction
  const message = record.cell.refs[0]!.beginParse().loadMaybeRef()
  const which = description.type === 'tick-tock' && description.isTock ? 'tock' : 'tick'
  return {
    hash: record.hash.toString('hex'),
    cause: message ? { message: boc64(message) } : which,
    utime: now,
    lt: String(lt),
    randomSeed: randomSeed.toString('hex'),
  }
}

/** Transactions of one account since masterchain block `since`, up to `record`. */
function since(record: ChainTransaction, seqno: number): { record: ChainTransaction; seed: Buffer }[] {
  const blocks = [...chain.blocks(record.block.workchain === -1 ? -1 : 0)]
  return blocks
    .filter(block => block.commitSeqno > seqno && block.commitSeqno <= record.block.commitSeqno)
    .flatMap(block => block.transactions.map(one => ({ record: one, seed: block.randSeed })))
    .filter(({ record: one }) => one.account.equals(record.account) && one.lt <= record.lt)
    .sort((a, b) => Number(a.record.lt - b.record.lt))
}

test('replays every transaction of the newest blocks to the same hash', () => {
  const master = chain.head(-1).seqno
  const found = { equal: 0, other: [] as string[], changes: new Set<string>() }
  for (const seqno of Array.from({ length: 40 }, (_, place) => master - place)) {
    const before = chain.block(-1, seqno - 1)!
    const blocks = [chain.block(-1, seqno)!, ...[...chain.blocks(0)].filter(({ commitSeqno }) => commitSeqno === seqno)]
    const config = boc64(configCell(configAfter(chain, before).params))
    for (const record of blocks.flatMap(({ transactions }) => transactions)) {
      const account = new Prover(chain).shardAccount(before, record.account)
      const transactions = since(record, seqno - 1).map(({ record, seed }) => replayable(record, seed))
      const cell = readBoc(new Uint8Array(record.cell.toBoc()))
      const description = cell.refs.at(-1)!
      const initialGas = readInitialGas(description)
      const made = replay(emulator, {
        config,
        libraries: null,
        account: boc64(account),
        transactions,
        initialGas,
        methods: [85143, 97026, 102351],
      })
      if (made.status !== 'equal') {
        found.other.push(`${record.hash.toString('hex')} ${made.status}`)
        continue
      }
      found.equal++
      for (const change of made.changes) found.changes.add(JSON.stringify(change).slice(0, 300))
      const update = readStateUpdate(cell)
      expect(hashCell(readShardAccount(readBoc(Buffer.from(made.before, 'base64'))).account)).toBe(update.before)
      expect(hashCell(readShardAccount(readBoc(Buffer.from(made.after, 'base64'))).account)).toBe(update.after)
      expect(Boolean(messageCellOf(cell))).toBe(record.transaction.description.type === 'generic')
      const { description: described } = record.transaction
      const compute = 'computePhase' in described ? described.computePhase : undefined
      if (compute?.type !== 'vm') continue
      const isOutOfGas = compute.exitCode === -14
      // An instruction beyond the gas limit counts as two steps, and uses what was left.
      expect(made.steps.length + Number(isOutOfGas)).toBe(compute.vmSteps)
      const used = made.steps.reduce((sum, { gas }) => sum + (gas ?? (isOutOfGas ? 0 : Number.NaN)), 0)
      if (!isOutOfGas) expect(used).toBe(Number(compute.gasUsed))
    }
  }
  console.log([...found.changes].slice(0, 12).join('\n'))
  expect(found.equal).toBeGreaterThan(500)
  expect(found.other).toEqual([])
})
