import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { openScreen, part } from '../support/screen.ts'

const OWNER = `0:${'11'.repeat(32)}` as const
const DAY = 86_400
const load = part(async () => (await import('../../src/islands/address/BalanceOnDate.tsx')).BalanceOnDate, {
  raw: OWNER,
})

/** Message about the block of the day that is `ago` seconds before the newest block. */
async function saidOf(ago: number, ...faults: Fault[]): Promise<string> {
  const { screen, state } = await openScreen(`/address/${OWNER}`, load, { faults })
  const day = new Date((state.now - ago) * 1000).toLocaleDateString('sv')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } })
  const [form] = document.forms
  fireEvent.submit(form!)
  const status = () => screen.getByRole('status').textContent ?? ''
  await eventually(() => expect(status()).toMatch(/^(?!Looking)./))
  return status()
}

const missing = {
  match: 'lookupBlock',
  status: 500,
  body: { ok: false, error: 'LITE_SERVER_UNKNOWN: cannot find block (-1,8000000000000000): not in db', code: 500 },
}
const hash = Buffer.alloc(32, 0xab).toString('base64')
const answer = (seqno: number) => ({
  match: 'lookupBlock',
  status: 200,
  body: {
    ok: true,
    result: { workchain: -1, shard: '-9223372036854775808', seqno, root_hash: hash, file_hash: hash },
  },
})

test('a node that lacks the block of a day is not taken for a network that did not exist', async () => {
  expect(await saidOf(DAY / 2, missing)).toMatch(/^The block of .* was not found\./)
})

test('a network did not exist on a day before its first block', async () => {
  expect(await saidOf(4000 * DAY)).toMatch(/^The network did not exist on /)
})

test('an old block is not taken for the newest one of a later day', async () => {
  expect(await saidOf(DAY, answer(2))).not.toMatch(/newest by the end/)
})
