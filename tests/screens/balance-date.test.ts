import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { friendlyAddress, type RawAddress } from '../../src/ton/address.ts'
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

test('a jetton’s balance on a date names the wallet, and whose word it is that it is one', async () => {
  const WALLET = `0:${'22'.repeat(32)}`
  const jetton = { address: `0:${'33'.repeat(32)}`, name: 'Tide', symbol: 'TIDE', decimals: 6, verification: 'none' }
  const { screen, user, state } = await openScreen(`/address/${OWNER}`, load, {
    faults: [
      {
        match: '/jettons?',
        status: 200,
        body: { balances: [{ balance: '7', wallet_address: { address: WALLET }, jetton }] },
      },
      { match: '/v3/transactions', status: 200, body: { transactions: [] } },
    ],
  })
  await user.selectOptions(await screen.findByLabelText('Of'), screen.getByRole('option', { name: /^TIDE/ }))
  const day = new Date((state.now - DAY / 2) * 1000).toLocaleDateString('sv')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } })
  fireEvent.submit(document.forms[0]!)
  const said = await screen.findByText(/is the index’s word, and not proved\.$/)
  expect(said.querySelector('a')?.title).toContain(friendlyAddress(WALLET as RawAddress))
})

test('an old block is not taken for the newest one of a later day', async () => {
  expect(await saidOf(DAY, answer(2))).not.toMatch(/newest by the end/)
})

test('a request that a newer one replaces is not reported as failed', async () => {
  const { useLatestRequest } = await import('../../src/islands/address/use-latest-request.ts')
  const reported: string[] = []
  let request: ReturnType<typeof useLatestRequest> | undefined
  const load = part(
    async () => () => {
      request = useLatestRequest()
      return null
    },
    {},
  )
  await openScreen(`/address/${OWNER}`, load)
  const untilAborted = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const start = (ask: (signal: AbortSignal) => Promise<string>) =>
    request!.start(
      ask,
      value => reported.push(value),
      () => reported.push('failed'),
    )
  await Promise.all([start(untilAborted), start(async () => 'newer')])
  expect(reported).toEqual(['newer'])
})

beforeEach(() => () => vi.doUnmock('../../src/stores/block-of-day.ts'))

/** Opens the form with these answers about the block of a day, and asks for the day before the newest block. */
async function openDay(findBlockAt: () => Promise<unknown>) {
  vi.doMock('../../src/stores/block-of-day.ts', () => ({ findBlockAt }))
  const opened = await openScreen(`/address/${OWNER}`, load)
  const day = new Date((opened.state.now - DAY) * 1000).toLocaleDateString('sv')
  fireEvent.change(opened.screen.getByLabelText('Day'), { target: { value: day } })
  fireEvent.submit(document.forms[0]!)
  return opened
}

test('the balance of a day that has not ended is not looked for', async () => {
  const { network, screen, state } = await openScreen(`/address/${OWNER}`, load)
  const today = new Date(state.now * 1000).toLocaleDateString('sv')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: today } })
  fireEvent.submit(document.forms[0]!)
  await screen.findByText('That day has not ended yet: the balance of now stands above.')
  expect((await network.calls()).filter(({ path }) => path.includes('lookupBlock'))).toEqual([])
})

test('the block of a day is linked, with its number and the day', async () => {
  const hashes = { rootHash: 'a'.repeat(64), fileHash: 'b'.repeat(64) }
  const block = { workchain: -1, shard: '8000000000000000', seqno: 1_234_567, ...hashes }
  const { screen } = await openDay(async () => ({ block, end: { lt: '5', utime: 5 } }))
  const link = await screen.findByRole('link', { name: /^Masterchain block 1,234,567, the newest by the end of / })
  expect(link.textContent).toMatch(/ \d{1,2} [A-Z][a-z]{2} \d{4}$/)
  expect(link.getAttribute('href')).toBe('/block/1234567')
})

test('a failed search for the block of a day can be repeated, for the same day', async () => {
  const find = vi.fn(async (_call: unknown, _until: number): Promise<unknown> => null)
  find.mockRejectedValueOnce(new Error('down'))
  const { screen, user } = await openDay(find as never)
  await screen.findByText(/^The block of .+ was not found\./)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText(/^The network did not exist on /)
  const [first, second] = find.mock.calls.map(([, until]) => until)
  expect(second).toBe(first)
})
