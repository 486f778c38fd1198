import { Address, beginCell, internal, storeMessageRelaxed } from '@ton/core'
import { expect, test } from 'vitest'
import { factsOf, openScreen } from '../support/screen.ts'
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

test.each([
  [3, 'mode 3: fees apart from the amount, skipped on failure', ''],
  [130, 'mode 130: skipped on failure, with the whole balance', 'text-warn'],
])('Inspect shows send mode %i of a message that a signed request asks for', async (mode, words, look) => {
  const request = beginCell()
    .storeBuffer(Buffer.alloc(64, 7))
    .storeUint(698983191, 32)
    .storeUint(1_700_000_000, 32)
    .storeUint(5, 32)
    .storeUint(mode, 8)
    .storeRef(message(true))
    .endCell()
  const screen = await read(request.toBoc().toString('base64'))
  await screen.findByText('Message 1 of 1 that it asks to send')
  const fact = screen.getByText(words)
  expect(fact.closest('dd')?.previousElementSibling?.textContent).toBe('Send mode')
  expect(fact.className).toBe(look)
})
