import { expect, test } from 'vitest'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

// Texts and links by third parties are limited: a longer text is cut, a longer link is dropped.

const { network } = providerTests()
const call = fakeCall()
const words = (length: number) => 'w'.repeat(length)
const url = (length: number) => `https://cdn.test/${words(length - 'https://cdn.test/'.length)}`

const domainRecord = async (name: string, value: string) => {
  network.announce('/v2/dns/alice.ton/resolve', { body: { address: ALICE, entries: { [name]: value } } })
  const { getDomainRecords } = await import('../../../src/providers/indexer/domain.ts')
  return (await getDomainRecords(call, 'alice.ton')).others[0]
}

const jetton = async (metadata: object) => {
  network.announce(`/v2/jettons/${ALICE}`, { body: { metadata: { address: ALICE, symbol: 'A', ...metadata } } })
  const { getJetton } = await import('../../../src/providers/indexer/jetton-details.ts')
  return getJetton(call, ALICE)
}

const item = async (body: object) => {
  network.announce(`/v2/nfts/${ALICE}`, { body: { address: ALICE, ...body } })
  const { getNftItem } = await import('../../../src/providers/indexer/nft-details.ts')
  return getNftItem(call, ALICE)
}

const unitOfPrice = async (token_name: string) => {
  const price = { value: '1', decimals: 9, token_name, currency_type: 'jetton' }
  const sale = { address: BOB, market: { address: BOB }, owner: { address: BOB }, price }
  return (await item({ sale })).sale?.price?.unit.replace(' jetton', '')
}

const rateKey = async (key: string) => {
  network.announce('/v2/rates?tokens=x&currencies=usd', { body: { rates: { [key]: { prices: { USD: 1 } } } } })
  const { getTokenRates } = await import('../../../src/providers/indexer/token-rates.ts')
  return Object.keys(await getTokenRates(call, ['x'], 'usd'))[0]
}

const comment = async (text: string) => {
  const { payloadComment } = await import('../../../src/providers/indexer/comments.ts')
  const read = payloadComment({ SumType: 'TextComment', Value: { Text: text } })
  return read?.kind === 'text' ? read.text : undefined
}

test.each<[string, number, (text: string) => Promise<string | null | undefined>]>([
  ['the name of a record', 60, async text => (await domainRecord(text, 'x'))?.name],
  ['the value of a record', 200, async text => (await domainRecord('x', text))?.value],
  ['the description of a jetton', 1000, async text => (await jetton({ description: text })).description],
  [
    'the value of an attribute',
    60,
    async text => (await item({ metadata: { attributes: [{ trait_type: 'x', value: text }] } })).attributes[0]?.value,
  ],
  ['what a price is counted in', 16, unitOfPrice],
  ['a ticker', 40, rateKey],
  ['a comment', 500, comment],
])('%s is cut to %i characters', async (_, most, read) => {
  expect(await read(words(most))).toBe(words(most))
  expect(await read(words(most + 1))).toBe(`${words(most - 1)}…`)
})

const market = async (link: string) => {
  network.announce('/v2/rates/markets', { body: { markets: [{ market: 'x', usd_price: 1, url: link }] } })
  const { getMarkets } = await import('../../../src/providers/indexer/markets.ts')
  return (await getMarkets(call)).markets[0]?.link ?? undefined
}

test.each<[string, number, (link: string) => Promise<string | null | undefined>]>([
  ['a link of a jetton', 300, async link => (await jetton({ websites: [link] })).links[0]],
  ['a link of a market', 300, market],
  ['the address of an image', 2000, async link => (await jetton({ image: link })).original],
])('%s is dropped if longer than %i characters', async (_, most, read) => {
  expect(await read(url(most))).toBe(url(most))
  expect((await read(url(most + 1))) ?? null).toBeNull()
})

test('a jetton has at most ten links', async () => {
  const websites = Array.from({ length: 11 }, (_, at) => `https://a.test/${at}`)
  expect((await jetton({ websites })).links).toEqual(websites.slice(0, 10))
})
