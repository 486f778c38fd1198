import { toBase64 } from '../../ton/base64.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import type { Replayed, ReplayJob } from '../../ton/replay/replay.ts'
import { failureOf } from '../replay/failure.ts'
import { exitCode, job } from './replay-vector.ts'

/** Self-tests of the emulator in this browser; with a `false …` input the result must differ. */
export const REPLAY_CHECKS = ['replay', 'false state', 'false message', 'false configuration'] as const
export type ReplayCheck = (typeof REPLAY_CHECKS)[number]

/** Offset of a byte of the configuration that is part of a gas price. */
const GAS_PRICE_AT = 312

/** The bag with one bit flipped, by default in its last cell. It has no checksum. */
function spoiled(bag: string, place?: number): string {
  const bytes = fromBase64(bag) ?? new Uint8Array()
  const at = place ?? bytes.length - 3
  return toBase64(bytes.with(at, (bytes[at] ?? 0) ^ 4))
}

/** The recorded job, with one false input for tests that must fail. */
export function jobOf(check: ReplayCheck): ReplayJob {
  const [only] = job.transactions
  if (!only || typeof only.cause !== 'object') throw new TypeError('the recording has no message')
  switch (check) {
    case 'replay':
      return job
    case 'false state':
      return { ...job, account: spoiled(job.account) }
    case 'false message':
      return { ...job, transactions: [{ ...only, cause: { message: spoiled(only.cause.message) } }] }
    case 'false configuration':
      return { ...job, config: spoiled(job.config, GAS_PRICE_AT) }
  }
}

/** True if a test ended as expected. Rejecting a false input is expected too. */
export function passesReplay(check: ReplayCheck, replayed: Replayed | null): boolean {
  if (check !== 'replay') return replayed?.status !== 'equal'
  return replayed?.status === 'equal' && failureOf(replayed.steps)?.exitCode === exitCode
}
