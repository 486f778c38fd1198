/** Replays every transaction of the embedded network with the site's own emulator. */
import type { Cell } from '@ton/core'
import { beforeAll, expect, test } from 'vitest'
import type { ChainTransaction, ChainView } from '../../scripts/localnet/chain/types.ts'
import { configCell } from '../../scripts/localnet/node-api/config.ts'
import { configAfter } from '../../scripts/localnet/proofs/configuration.ts'
import { Prover } from '../../scripts/localnet/proofs/prover.ts'
import { lostSteps } from '../../src/domain/replay/numbers.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { readInitialGas } from '../../src/ton/phases.ts'
import type { Emulator } from '../../src/ton/replay/emulator.ts'
import { type Replayable, replay } from '../../src/ton/replay/replay.ts'
import { messageCellOf } from '../../src/ton/replay/shard-account.ts'
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

test('every transaction of the kept blocks is replayed to the same hash', () => {
  const master = chain.head(-1).seqno
  const found = { equal: 0, forgotten: 0, other: [] as string[] }
  for (const seqno of Array.from({ length: master - 1 }, (_, place) => master - place)) {
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
        methods: [],
      })
      if (made.status !== 'equal') {
        // The embedded network forgets the last transaction of an account that ceases to exist within a block.
        if (transactions.length > 1 && record.transaction.prevTransactionLt === 0n) found.forgotten++
        else found.other.push(`${record.hash.toString('hex')} ${made.status}`)
        continue
      }
      found.equal++
      expect(Boolean(messageCellOf(cell))).toBe(record.transaction.description.type === 'generic')
      const { description: described } = record.transaction
      const compute = 'computePhase' in described ? described.computePhase : undefined
      if (compute?.type !== 'vm') continue
      expect(made.isComplete).toBe(true)
      // Some ends of loops count as steps and are not in the log.
      expect(lostSteps(made.steps, compute.vmSteps)).toBeLessThanOrEqual(1)
      const known = made.steps.flatMap(({ gas }) => gas ?? [])
      // A step that ran out of gas used what was left.
      if (known.length === made.steps.length)
        expect(known.reduce((sum, gas) => sum + gas, 0)).toBe(Number(compute.gasUsed))
    }
  }

  expect(found.equal).toBeGreaterThan(4000)
  expect(found.forgotten).toBeLessThan(5)
  expect(found.other).toEqual([])
}, 900_000)
