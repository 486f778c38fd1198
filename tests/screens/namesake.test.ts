import { expect, test } from 'vitest'
import { openScreen } from '../support/screen.ts'
import { remember } from './support/remember.ts'

const load = () => import('../../src/islands/jetton/JettonScreen.tsx')
const SAID = /it looks like a jetton on the whitelist/
const [FAKE, REAL] = ['1', '2'].map(digit => `0:${digit.repeat(64)}`)

test('a jetton with a symbol like that of a whitelisted one names and links that one', async () => {
  const { network, screen } = await openScreen('/jetton/{jetton NUЅD}', load)
  const { worthOpening } = await network.state()
  const warning = await screen.findByText(SAID)
  expect(warning.textContent).toBe('By its symbol it looks like a jetton on the whitelist, NUSD, and is another one.')
  expect(warning.querySelector('a')?.getAttribute('href')).toBe(`/jetton/${worthOpening.jetton}`)
})

test('a jetton with only the name of a whitelisted one names that one without a search if a saved answer knows it', async () => {
  const seen = { address: REAL, symbol: 'TIDE', name: 'Tide Finance', decimals: 6, trust: 'whitelist' }
  const loadLater = async () => {
    await remember('jettons:1', { jettons: [seen], unnamed: 0, unreadable: 0 }, 0)
    return load()
  }
  const metadata = { address: FAKE, symbol: 'XTD', name: 'Тide Finance', decimals: '6' }
  const body = { metadata, total_supply: '2', mintable: true, verification: 'none' }
  const { network, screen } = await openScreen(`/jetton/${FAKE}`, loadLater, {
    faults: [{ match: `/v2/jettons/${FAKE}`, status: 200, body }],
  })
  const warning = await screen.findByText(SAID)
  expect(warning.textContent).toBe(
    'By its name it looks like a jetton on the whitelist, Tide Finance, and is another one.',
  )
  expect((await network.calls()).filter(({ path }) => path.includes('accounts/search'))).toEqual([])
})

test('a jetton with only the name of a whitelisted one finds that one by a second search', async () => {
  const metadata = { address: FAKE, symbol: 'XTD', name: 'Наrbour Dollar', decimals: '6' }
  const body = { metadata, total_supply: '2', mintable: true, verification: 'none' }
  const { network, screen } = await openScreen(`/jetton/${FAKE}`, load, {
    faults: [{ match: `/v2/jettons/${FAKE}`, status: 200, body }],
  })
  const warning = await screen.findByText(SAID)
  expect(warning.textContent).toBe(
    'By its name it looks like a jetton on the whitelist, Harbour Dollar, and is another one.',
  )
  const searches = (await network.calls()).map(({ path }) => path).filter(path => path.includes('accounts/search'))
  expect(searches).toEqual(['/v2/accounts/search?name=xtd', '/v2/accounts/search?name=harbourdollar'])
})

test('a whitelisted jetton makes no search for namesakes', async () => {
  const { network, screen } = await openScreen('/jetton/{jetton}', load)
  await screen.findAllByText('whitelist')
  expect(screen.queryByText(SAID)).toBeNull()
  expect((await network.calls()).filter(({ path }) => path.includes('accounts/search'))).toEqual([])
})
