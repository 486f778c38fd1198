import { expect, test } from 'vitest'
import { openScreen, rowsOf } from '../support/screen.ts'

const load = () => import('../../src/islands/nft/ItemScreen.tsx')
const [ITEM, SELLER, BUYER] = ['c', 'a', 'b'].map(digit => `0:${digit.repeat(64)}`)
const party = (address: string | undefined) => ({ address })

const item = (rest: object) => ({
  match: `/v2/nfts/${ITEM}`,
  status: 200,
  body: { address: ITEM, owner: party(BUYER), metadata: { name: 'Lens' }, trust: 'none', ...rest },
})
const events = (actions: object[], now: number) => ({
  match: '/events',
  status: 200,
  body: {
    events: actions.map((action, place) => ({
      event_id: String(place).padStart(64, '0'),
      account: party(ITEM),
      timestamp: now - 60 * (place + 1),
      lt: 9 - place,
      actions: [action],
    })),
  },
})

test('an item has its owners and what they paid, the newest first', async () => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, {
    faults: ({ now }) => [
      item({}),
      events(
        [
          {
            NftPurchase: {
              seller: party(SELLER),
              buyer: party(BUYER),
              amount: { value: '2500000000' },
              nft: { address: ITEM },
            },
          },
          { status: 'failed', NftItemTransfer: { sender: party(BUYER), recipient: party(SELLER), nft: ITEM } },
          { NftItemTransfer: { recipient: party(SELLER), nft: ITEM } },
        ],
        now,
      ),
    ],
  })
  const owners = await screen.findByRole('table', { name: 'Owners and sales' })
  const [sold, failed, first] = rowsOf(owners).map(row => row.textContent)
  expect(sold).toMatch(/^Sold.*→.*2\.5 TON1m ago$/)
  expect(failed).toMatch(/^Handed over failed.*—/)
  expect(first).toMatch(/^Handed over— →/)
})

test('an item without any known change of owner says so', async () => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, { faults: ({ now }) => [item({}), events([], now)] })
  await screen.findByText('No change of owner is known')
})

test('owners that failed to load leave the item on screen', async () => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, { faults: [item({}), { match: '/events', status: 500 }] })
  await screen.findByText('Failed to load the owners of this NFT')
  screen.getByRole('heading', { name: 'Lens' })
})

test.each([
  [7, '7'],
  [-8, undefined],
  ['9007199254740993', undefined],
  [null, undefined],
])('of the index %s it shows %s', async (index, shown) => {
  const { screen } = await openScreen(`/nft/${ITEM}`, load, { faults: ({ now }) => [item({ index }), events([], now)] })
  await screen.findByRole('heading', { name: 'Lens' })
  const label = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Index')
  expect(label?.nextElementSibling?.textContent).toBe(shown)
})
