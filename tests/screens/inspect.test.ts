import { Address, beginCell, type Cell, external, internal, storeMessage, storeMessageRelaxed } from '@ton/core'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { RawAddress } from '../../src/ton/address.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { readMessage } from '../../src/ton/message.ts'
import { transactionBytes } from '../support/boc.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { message as outgoing, transaction } from '../support/transaction.ts'
import { proofOf } from '../unit/ton/proof/support/merkle.ts'
import { loosen, writeBag } from '../unit/ton/support/bag.ts'

const load = () => import('../../src/islands/inspect/InspectScreen.tsx')

async function read(text: string) {
  const { screen, user } = await openScreen('/inspect', load)
  const field = await screen.findByRole('textbox', { name: 'Bag of cells in hex or base64' })
  Object.assign(field, { value: text })
  await user.click(screen.getByRole('button', { name: 'Read' }))
  return screen
}

test('Inspect tells pasted text from bytes', async () => {
  const screen = await read('hello world')
  await screen.findByText('This is text, not bytes: paste a bag of cells in hex or base64.')
})

test.each([
  ['an address', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', /^\/address\//],
  ['the hash of a transaction', 'ab'.repeat(32), /^\/tx\/(?:ab){32}$/],
])('Inspect offers a link for %s', async (name, text, path) => {
  const screen = await read(text)
  await screen.findByText(new RegExp(`^It looks like ${name}:`))
  expect(screen.getByRole('link', { name: 'open it' }).getAttribute('href')).toMatch(path)
})

test('Inspect reads a bag of cells with an index of cell starts and says that it has one', async () => {
  // One cell of 8 bits, as TonWeb writes it.
  const screen = await read('te6ccsEBAQEAAwAAAAIBI3qj7w==')
  await screen.findByText(/^Its index has the places where cells begin, as TonWeb writes it;/)
})

/** A bag of `count` roots of one cell each. */
function bagOf(count: number): string {
  const cells = Array.from({ length: count }, (_, place) => loosen(beginCell().storeUint(place, 8).endCell())).flat()
  return Buffer.from(writeBag({ cells, roots: cells.map((_, place) => place) })).toString('base64')
}

test.each([
  [16, /^[\d,]+ bytes, 16 roots$/],
  [17, /^[\d,]+ bytes, 17 roots The first 16 are shown\.$/],
])('Inspect says of a bag of %i roots whether some are not shown', async (count, words) => {
  const screen = await read(bagOf(count))
  await screen.findByText(words)
})

const message = (bounce: boolean) =>
  beginCell()
    .store(storeMessageRelaxed(internal({ to: Address.parse(`0:${'a'.repeat(64)}`), value: 5n, bounce })))
    .endCell()

test.each([
  [true, 'yes'],
  [false, 'no'],
])('Inspect shows the bounce flag of a message (%s) as: %s', async (bounce, words) => {
  const screen = await read(message(bounce).toBoc().toString('base64'))
  await screen.findByText('Bounce')
  expect(factsOf()).toMatchObject({ Bounce: words })
})

const SIGNATURE = Buffer.alloc(64, 7)

/** A signed request to a wallet of version 3. */
const requestOf = (mode: number, ...messages: Cell[]) => signedRequest(SIGNATURE, mode, messages)

function signedRequest(signature: Buffer, mode: number, messages: Cell[]): Cell {
  const request = beginCell()
    .storeBuffer(signature)
    .storeUint(698983191, 32)
    .storeUint(1_700_000_000, 32)
    .storeUint(5, 32)
  for (const ordered of messages) request.storeUint(mode, 8).storeRef(ordered)
  return request.endCell()
}

test.each([
  [3, '3: fees apart from the amount, skipped on failure', ''],
  [130, '130: skipped on failure, with the whole balance', 'text-warn'],
])('Inspect shows send mode %i of a message that a signed request asks for', async (mode, words, look) => {
  const screen = await read(requestOf(mode, message(true)).toBoc().toString('base64'))
  await screen.findByText('Message 1 of 1 that it asks to send')
  const fact = screen.getByText(words)
  expect(fact.closest('dd')?.previousElementSibling?.textContent).toBe('Send mode')
  expect(fact.className).toBe(look)
})

/** An internal message with a logical time, bounced and to bounce: fields that the network overwrites. */
const odd = beginCell()
  .storeUint(0b0111, 4)
  .storeUint(0, 2)
  .storeAddress(Address.parse(`0:${'b'.repeat(64)}`))
  .storeCoins(5n)
  .storeUint(0, 1 + 4 + 4)
  .storeUint(1, 64)
  .storeUint(0, 32 + 2)
  .endCell()
const notAMessage = beginCell().storeUint(1, 2).endCell()
const inMessage = (body: Cell) =>
  beginCell()
    .store(storeMessage(external({ to: Address.parse(`0:${'c'.repeat(64)}`), body })))
    .endCell()

test.each([
  ['alone', (body: Cell) => body],
  ['in its message', inMessage],
])('Inspect shows all messages that a request %s orders, also with fields that the network sets', async (_, wrap) => {
  const screen = await read(
    wrap(requestOf(3, message(true), odd))
      .toBoc()
      .toString('base64'),
  )
  await screen.findByText('Message 2 of 2 that it asks to send')
})

test('Inspect says how many messages that a request orders cannot be read, and shows the others', async () => {
  const screen = await read(
    inMessage(requestOf(3, message(true), notAMessage))
      .toBoc()
      .toString('base64'),
  )
  await screen.findByText('Message 1 of 2 that it asks to send')
  await screen.findByText('1 ordered message could not be read.')
})

test('Inspect warns that bytes fit two forms if a signed request begins like code', async () => {
  const signature = Buffer.concat([Buffer.of(0xff, 0x00), SIGNATURE.subarray(2)])
  const screen = await read(
    signedRequest(signature, 3, [message(true)])
      .toBoc()
      .toString('base64'),
  )
  await screen.findByText('Message 1 of 1 that it asks to send')
  screen.getByText('These bytes fit 2 forms. Nothing in them says which one is meant.')
})

test('Inspect prints all messages of a long request', async () => {
  const ordered = readMessage(readBoc(new Uint8Array(message(true).toBoc())))
  const orders = Array.from({ length: 25 }, () => ({ mode: 3, message: ordered }))
  const request = { contract: 'wallet_v5', fields: [], cut: false, orders, unread: 0, changes: [], more: 0 }
  const facts = part(async () => (await import('../../src/islands/inspect/MessageFacts.tsx')).RequestFacts, {
    requests: [request],
  })
  const { screen } = await openScreen('/inspect', facts)
  expect(screen.queryByText('Message 21 of 25 that it asks to send')).toBeNull()
  dispatchEvent(new Event('beforeprint'))
  await screen.findByText('Message 25 of 25 that it asks to send')
})

test('Inspect warns of the changes that a request asks for beside its messages', async () => {
  const who: RawAddress = `0:${'c'.repeat(64)}`
  const changes = [{ kind: 'plugin-added', who } as const, { kind: 'code' } as const]
  const request = { contract: 'wallet_v4', fields: [], cut: false, orders: [], unread: 0, changes, more: 2 }
  const facts = part(async () => (await import('../../src/islands/inspect/MessageFacts.tsx')).RequestFacts, {
    requests: [request],
  })
  const { screen } = await openScreen('/inspect', facts)
  const warning = await screen.findByRole('note')
  expect(warning.textContent).toMatch(
    /^Asked for\. If it was done:.* may now take TON from here \(plugin\)The code of this contract was replacedand 2 more changes$/,
  )
})

test('Inspect removes the former bytes while it reads others', async () => {
  const { screen, user } = await openScreen('/inspect', load)
  await user.type(await screen.findByRole('textbox', { name: 'Bag of cells in hex or base64' }), bagOf(1))
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await screen.findByText(/^[\d,]+ bytes/)
  const slow = Object.assign(new File(['x'], 'slow.boc'), { arrayBuffer: () => new Promise<ArrayBuffer>(() => {}) })
  await user.upload(screen.getByLabelText('Or a file'), slow)
  await screen.findByText('Reading …')
  expect(screen.queryByText(/^[\d,]+ bytes/)).toBeNull()
})

test.each([
  [20, 0],
  [25, 1],
])(
  'Inspect of a transaction with %i outgoing messages says %i times that it does not list all',
  async (count, times) => {
    const outMessages = Array.from({ length: count }, () => outgoing())
    const facts = part(async () => (await import('../../src/islands/inspect/TransactionFacts.tsx')).TransactionFacts, {
      transaction: transaction({ outMessages }),
      workchainKnown: true,
    })
    const { screen } = await openScreen('/inspect', facts)
    await screen.findByText(`Outgoing message 20 of ${count}`)
    expect(screen.queryAllByText('5 more are among the cells.')).toHaveLength(times)
  },
)

const SHORT = 'Link to these bytes'
const LONG = 'Too long for a link.'

test.each([
  [12_000, SHORT],
  [12_001, LONG],
])('Inspect shows below %i bytes: “%s”', async (size, text) => {
  const facts = part(async () => (await import('../../src/islands/inspect/BagFacts.tsx')).BagFacts, {
    bytes: new Uint8Array(size),
    roots: 1,
    shown: 1,
  })
  const { screen } = await openScreen('/inspect', facts)
  await screen.findByText(/ bytes, /)
  expect([SHORT, LONG].filter(text => screen.queryByText(text))).toEqual([text])
})

test('Inspect shows the level of the cells above a pruned one', async () => {
  const left = beginCell().storeUint(1, 8).endCell()
  const tree = beginCell().storeUint(2, 8).storeRef(left).endCell()
  const screen = await read(proofOf(tree, left).toBoc().toString('base64'))
  await screen.findByText('Cells')
  // The tree and its pruned cell; the proof itself is of level 0.
  expect(screen.queryAllByText('level 1')).toHaveLength(2)
})

test.each([
  ['refuses', 1, { status: 'refused', reason: 'exit code 33' }],
  ['accepts', 0, { status: 'made', transaction: transactionBytes().base64 }],
])('the forecast of a message that the account %s has %i notes of a refusal', async (_, count, end) => {
  const load = part(
    async () => {
      const forecast = Object.assign(atom({ shortfalls: [], seqno: 7, ...end }), { start() {}, stop() {} })
      vi.doMock('../../src/stores/replay/forecast.ts', () => ({ createForecast: () => forecast }))
      return (await import('../../src/islands/inspect/ForecastRun.tsx')).default
    },
    { account: `0:${'c'.repeat(64)}`, cell: {} } as never,
  )
  const { screen } = await openScreen('/inspect', load)
  await screen.findByText('A forecast: nothing of this has happened')
  expect(screen.queryAllByText(/^The account would not accept it: /)).toHaveLength(count)
})
