import { expect, test } from 'vitest'
import { HOUR } from '../../src/lib/time.ts'
import { friendlyAddress, type RawAddress } from '../../src/ton/address.ts'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'
import { remember } from './support/remember.ts'

const load = () => import('../../src/islands/watch/WatchScreen.tsx')
const NAMES = 'nanoscope:1:names'
const [KNOWN, SILENT] = [`0:${'a'.repeat(64)}`, `0:${'b'.repeat(64)}`]
const SEEN = { lt: '5', hash: '5'.repeat(64) }
const watched = (name: string) => ({ name, note: '', watched: true, isWallet: true, seen: SEEN })
const kept = { [NAMES]: JSON.stringify({ [KNOWN]: watched('Known'), [SILENT]: watched('Silent') }) }
const seenOf = (raw: string) => JSON.parse(localStorage.getItem(NAMES) ?? '{}')[raw].seen

/** Matches the calls that name an account, in any form of its address. */
const about = (raw: string) => `/${raw.slice(2)}|${friendlyAddress(raw as RawAddress).slice(4, 44)}/`
const LATER = { lt: '9', hash: '9'.repeat(64) }
const account = {
  state: 'active',
  balance: '5000000000',
  last_transaction_id: { lt: LATER.lt, hash: Buffer.from(LATER.hash, 'hex').toString('base64') },
}

test('marking all as seen leaves an account that failed to load unchanged', async () => {
  const { screen, user } = await openScreen('/watch', load, {
    kept,
    faults: [
      { match: '/api/v3/accountStates', status: 500 },
      { match: '/accounts/_bulk', status: 400 },
      { match: about(SILENT), status: 400 },
      { match: about(KNOWN), status: 200, body: { ok: true, result: account } },
    ],
  })
  await screen.findByText('1 of 2 watched changed since you looked, 1 not known')
  await screen.findByText('not loaded')
  await user.click(screen.getByRole('button', { name: 'Mark all as seen' }))
  await screen.findByText('2 watched, 1 unchanged since you looked, 1 not known')
  expect(seenOf(KNOWN)).toEqual(LATER)
  expect(seenOf(SILENT)).toEqual(SEEN)
})

test.each([
  ['does not list them', { status: 200, body: { accounts: [] } }],
  ['is down', { status: 400 }],
])('watched accounts are requested from the node, one by one, when the index %s', async (_, answer) => {
  const { network, screen } = await openScreen('/watch', load, {
    kept,
    faults: [
      { match: '/api/v3/accountStates', ...answer },
      ...[KNOWN, SILENT].map(raw => ({ match: about(raw), status: 200, body: { ok: true, result: account } })),
    ],
  })
  await screen.findByText('2 of 2 watched changed since you looked')
  const paths = (await network.calls()).map(({ path }) => path)
  const requests = paths.filter(path => path.includes('/getAddressInformation'))
  expect(requests).toHaveLength(2)
})

test('watched accounts that the index lists are not requested from the node', async () => {
  const rows = [KNOWN, SILENT].map(address => ({
    address,
    balance: '5000000000',
    status: 'active',
    last_transaction_hash: LATER.hash,
    last_transaction_lt: LATER.lt,
  }))
  const { network, screen } = await openScreen('/watch', load, {
    kept,
    faults: [{ match: '/api/v3/accountStates', status: 200, body: { accounts: rows } }],
  })
  await screen.findByText('2 of 2 watched changed since you looked')
  const paths = (await network.calls()).map(({ path }) => path)
  expect(paths.filter(path => path.includes('/api/v3/accountStates'))).toHaveLength(1)
  expect(paths.filter(path => path.includes('/api/v2/'))).toEqual([])
})

test.each([
  [400, 1],
  [undefined, 0],
])('the watch list says that tonapi’s marks are missing only when it fails (status: %s)', async (status, count) => {
  const { screen } = await openScreen('/watch', load, {
    kept,
    faults: status ? [{ match: '/accounts/_bulk', status }] : [],
  })
  await screen.findByRole('table', { name: 'Watch list' })
  // The last activity is of the same answer.
  await eventually(() => expect(document.querySelector('table .shimmer')).toBeNull())
  expect(
    screen.queryAllByText('tonapi does not answer: its names, scam marks and last activities are missing.'),
  ).toHaveLength(count)
})

test('the watch list does not say that nothing changed when nothing could be loaded', async () => {
  const { screen } = await openScreen('/watch', load, { kept, faults: [{ match: '/', status: 400 }] })
  await eventually(() => expect(screen.getAllByText('not loaded')).toHaveLength(2))
  await screen.findByText('2 watched, 2 not known')
})

test('the watch list makes no statement about changes while an account loads', async () => {
  const { screen } = await openScreen('/watch', load, {
    kept,
    faults: [
      { match: '/api/v3/accountStates', status: 200, body: { accounts: [indexed(KNOWN, '9')] } },
      { match: about(SILENT), delayMs: 60_000 },
    ],
  })
  await screen.findByTitle('5 TON')
  await screen.findByText('Changed')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByText(/not known/)).toBeNull()
})

/** An account of the index, with its last transaction if it tells one. */
const indexed = (address: string, digit?: string) => ({
  address,
  balance: '5000000000',
  status: 'active',
  ...(digit && { last_transaction_hash: digit.repeat(64), last_transaction_lt: digit }),
})

test('an active account without a last transaction in the answer is unknown, not one without transactions', async () => {
  const { screen } = await openScreen('/watch', load, {
    kept: { [NAMES]: JSON.stringify({ [KNOWN]: { ...watched('Known'), seen: null } }) },
    faults: [{ match: '/api/v3/accountStates', status: 200, body: { accounts: [indexed(KNOWN)] } }],
  })
  await screen.findByTitle('5 TON')
  await screen.findByText('1 watched, 1 not known')
  expect(seenOf(KNOWN)).toBeNull()
})

test('marking all as seen keeps a later transaction that was seen before', async () => {
  const { screen, user } = await openScreen('/watch', load, {
    kept: { [NAMES]: JSON.stringify({ [KNOWN]: { ...watched('Known'), seen: LATER }, [SILENT]: watched('Silent') }) },
    faults: [
      { match: '/api/v3/accountStates', status: 200, body: { accounts: [indexed(KNOWN, '7'), indexed(SILENT, '8')] } },
    ],
  })
  await screen.findByText('1 of 2 watched changed since you looked, 1 not known')
  await user.click(screen.getByRole('button', { name: 'Mark all as seen' }))
  await screen.findByText('2 watched, 1 unchanged since you looked, 1 not known')
  expect([KNOWN, SILENT].map(raw => seenOf(raw).lt)).toEqual(['9', '8'])
})

test('a last activity remembered from an earlier visit is not shown as the last one when tonapi is down', async () => {
  const screenOf = async () => {
    const facts = {
      name: null,
      isScam: false,
      isWallet: true,
      lastActivity: Math.floor(Date.now() / 1000) - 6 * 86_400,
    }
    const { queryKey } = await import('../../src/lib/query-key.ts')
    await remember(queryKey('watched-marks', [KNOWN]), { known: { [KNOWN]: facts } }, 140 * HOUR)
    return load()
  }
  const { screen } = await openScreen('/watch', screenOf, {
    kept: { [NAMES]: JSON.stringify({ [KNOWN]: watched('Known') }) },
    faults: [
      { match: '/api/v3/accountStates', status: 200, body: { accounts: [indexed(KNOWN, '8')] } },
      { match: '/accounts/_bulk', status: 400 },
    ],
  })
  await screen.findByText(/^tonapi does not answer: its names/)
  expect(screen.queryByText('6d ago')).toBeNull()
})
