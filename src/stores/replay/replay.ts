import { failureOf } from '../../domain/replay/failure.ts'
import { failureText } from '../../domain/replay/failure-text.ts'
import type { ReplayEnd } from '../../domain/replay/replay.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Hash } from '../../ton/hash.ts'
import type { EmulatorResult } from '../../ton/replay/orders.ts'
import type { MadeTransaction } from '../../ton/replay/replay.ts'
import { createEmulation, type Emulation } from './emulation.ts'
import { EmulationError } from './emulator.ts'
import { $failures } from './failures.ts'
import { gatherInputs, type Inputs } from './inputs.ts'

const replays = new Map<Hash, Emulation<ReplayEnd>>()

/** Saves the failure found in the steps, if its exit code is that of the transaction. */
function noteFailure({ hash, compute }: Transaction, { steps, methods }: MadeTransaction): void {
  const failure = failureOf(steps)
  const exitCode = compute?.skipped === null ? compute.exitCode : null
  if (failure && failure.exitCode === exitCode)
    $failures.set({ ...$failures.get(), [hash]: failureText(failure, methods.numbers) })
}

function endOf(transaction: Transaction, { job, shortfalls }: Inputs, result: EmulatorResult, took: number): ReplayEnd {
  if (result.kind !== 'replay') throw new EmulationError('engine', 'another result')
  const { replayed } = result
  const earlier = job.transactions.length - 1
  switch (replayed.status) {
    case 'equal':
      noteFailure(transaction, replayed)
      return { status: 'equal', result: replayed, earlier, took, shortfalls }
    case 'refused':
      return { status: 'refused', reason: replayed.reason, shortfalls }
    case 'different':
      return { status: 'different', transaction: replayed.transaction, isEarlier: replayed.at < earlier, shortfalls }
  }
}

/** The replay of a transaction in this browser. */
export function $replay(transaction: Transaction): Emulation<ReplayEnd> {
  const { hash } = transaction
  const known = replays.get(hash)
  if (known) return known
  const replay = createEmulation(async (call, onInput, fetchEmulator) => {
    const inputs = await gatherInputs(call, transaction, onInput, fetchEmulator)
    const { job, shortfalls } = inputs
    return {
      order: { kind: 'replay', job },
      shortfalls,
      end: (result: EmulatorResult, took: number) => endOf(transaction, inputs, result, took),
    }
  })
  replays.set(hash, replay)
  return replay
}
