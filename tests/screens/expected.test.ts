import { createElement, useState } from 'react'
import { expect, test } from 'vitest'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { eventually } from '../support/eventually.ts'
import type { Fault } from '../support/network.ts'
import { openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/address/AddressScreen.tsx')
/** Accounts of the recorded network: one that a message is on its way to, and one without. */
const [AWAITING, QUIET] = [`0:022c9c9f250963496c9352435eaa8ebb56c0b2ff3793f58755e89863043d0e02`, '{wallet}']
const ON_ITS_WAY = '1 transaction is on its way, in no block yet.'
const HISTORY = { name: 'Transactions' }

const open = async (account: string, ...faults: Fault[]) => {
  const opened = await openScreen(`/address/${account}`, load, { faults })
  await opened.screen.findByRole('table', HISTORY)
  return opened
}

/** Resolves when the index has been requested for pending messages. */
const asked = (network: Awaited<ReturnType<typeof open>>['network']) =>
  eventually(async () =>
    expect((await network.calls()).filter(({ path }) => path.includes('pendingTraces')).length).toBeGreaterThan(0),
  )

test('a history shows messages on their way to the account above its rows', async () => {
  const { screen } = await open(AWAITING)
  const title = await screen.findByText(ON_ITS_WAY)
  const [row, ...more] = [...(title.closest('[role=status]')?.querySelectorAll('li') ?? [])]
  expect(row?.textContent).toMatch(/^Operation 0x0000b0a7 from /)
  expect(more).toEqual([])
  expect(row?.querySelector('.text-good')).toBeNull()
  const list = screen.getByRole('table', HISTORY)
  expect(title.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('an account’s history does not mention messages on their way if there are none', async () => {
  const { screen, network } = await open(QUIET)
  await asked(network)
  expect(screen.queryByText(/on its way|on their way/)).toBeNull()
})

test.each([{ status: 500 }, { status: 200, body: {} }])(
  'a history is shown without messages on their way when the index answers %o',
  async fault => {
    const { screen, network } = await open(AWAITING, { match: '/api/v3/pendingTraces', ...fault })
    await asked(network)
    expect(screen.queryByText(/on its way|on their way/)).toBeNull()
    screen.getByRole('table', HISTORY)
  },
)

/** Opens the list of pending messages above a history without rows; `receive` adds rows to the history. */
async function openExpected() {
  const raw = AWAITING as `0:${string}`
  let receive = (_: Transaction[]) => {}
  const part = async () => {
    const { withAddressBook } = await import('../../src/islands/shared/with-address-book.tsx')
    const { Expected } = await import('../../src/islands/address/Expected.tsx')
    return {
      default: withAddressBook(() => {
        const [rows, setRows] = useState<Transaction[]>([])
        receive = setRows
        return createElement(Expected, { raw, rows })
      }),
    }
  }
  const { network, screen } = await openScreen(`/address/${raw}`, part)
  await screen.findByText(ON_ITS_WAY)
  const { $expected } = await import('../../src/stores/expected.ts')
  return { network, screen, $expected: $expected(raw), receive: (rows: Transaction[]) => receive(rows) }
}

test('a message is no longer on its way once the history has its transaction', async () => {
  const { screen, $expected, receive } = await openExpected()
  const state = $expected.value
  receive(state?.status === 'ready' ? state.value.transactions : [])
  await eventually(() => expect(screen.queryByText(ON_ITS_WAY)).toBeNull())
})

test('messages on their way are hidden once a refresh fails', async () => {
  const { network, screen, $expected } = await openExpected()
  await network.inject({ match: '/api/v3/pendingTraces', status: 500 })
  $expected.refresh()
  await eventually(() => expect(screen.queryByText(ON_ITS_WAY)).toBeNull())
})
