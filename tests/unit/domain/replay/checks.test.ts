import { beforeAll, expect, test } from 'vitest'
import { jobOf, passesReplay, REPLAY_CHECKS } from '../../../../src/domain/checks/replay-checks.ts'
import { type Emulator, EmulatorError } from '../../../../src/ton/replay/emulator.ts'
import { type Replayed, replay } from '../../../../src/ton/replay/replay.ts'
import { openEmulator } from '../../../support/emulator.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await openEmulator()
})

function run(check: (typeof REPLAY_CHECKS)[number]): Replayed | null {
  try {
    return replay(emulator, jobOf(check))
  } catch (error) {
    if (error instanceof EmulatorError) return null
    throw error
  }
}

test.each(REPLAY_CHECKS)('the self-test “%s” of the emulator passes', check => {
  const replayed = run(check)
  expect(passesReplay(check, replayed)).toBe(true)
  expect(replayed?.status).toBe(check === 'replay' ? 'equal' : 'different')
})

test('the self-test of the recording fails when the emulator gives no result', () => {
  expect(passesReplay('replay', null)).toBe(false)
  expect(passesReplay('false state', run('replay'))).toBe(false)
})
