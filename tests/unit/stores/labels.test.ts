import { expect, test, vi } from 'vitest'
import { labelFiles } from '../../../scripts/labels/rows.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { browserOfEachTest } from '../../support/browser.ts'

const browser = browserOfEachTest()
const A: RawAddress = `0:${'a1'.repeat(32)}`
const B: RawAddress = `0:${'b2'.repeat(32)}`
const ALIKE: RawAddress = `0:${'a1'.repeat(31)}00`
const UNNAMED: RawAddress = `0:${'c3'.repeat(32)}`
const head = { made: '2026-11-23', sources: [{ name: 'a-list', revision: '1' }] }
const named = [
  { raw: A, source: 0, category: 'CEX', name: 'Big' },
  { raw: B, source: 0, category: 'CEX', name: 'Small' },
]
const INDEX = '/labels/index.json'
const [SHARD_OF_A, SHARD_OF_B] = ['/labels/40.json', '/labels/44.json']

const load = async () => ({
  ...(await import('../../../src/stores/base/labels.ts')),
  ...(await import('../../../src/stores/base/address-book.ts')),
})

/** Serves the site's own files, and records the requested paths. */
function serve(files: Record<string, string>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(files[path], { status: files[path] ? 200 : 404 })
  })
  return asked
}

const serveLabels = (network: string) => serve(labelFiles(named, { network, ...head }))

/** Resolves once all that a page has started to fetch has come. */
const settled = () => new Promise(resolve => setTimeout(resolve, 20))

test('an address without a public label fetches only the index of labels, once', async () => {
  const asked = serveLabels('mainnet')
  const { expectAddresses, addressBook } = await load()
  expectAddresses()
  expect(asked).toEqual([])
  expect(addressBook.find(UNNAMED)).toBeUndefined()
  await settled()
  expect(addressBook.find(`0:${'d4'.repeat(32)}`)).toBeUndefined()
  await settled()
  expect(asked).toEqual([INDEX])
})

test('an address with a public label fetches its shard of labels once and is shown by its name', async () => {
  const asked = serveLabels('mainnet')
  const { expectAddresses, addressBook, $labels } = await load()
  expectAddresses()
  expect([addressBook.find(A), addressBook.find(UNNAMED)]).toEqual([undefined, undefined])
  await expect.poll(() => addressBook.find(A)?.name).toBe('Big')
  expect($labels.get().get(A)).toHaveLength(1)
  expect(addressBook.find(ALIKE), 'a look-alike has no name').toBeUndefined()
  await settled()
  expect(asked).toEqual([INDEX, SHARD_OF_A])
})

test('labels of addresses drawn later are added to those shown', async () => {
  const asked = serveLabels('mainnet')
  const { expectAddresses, addressBook } = await load()
  expectAddresses()
  addressBook.find(A)
  await expect.poll(() => addressBook.find(A)?.name).toBe('Big')
  addressBook.find(B)
  await expect.poll(() => addressBook.find(B)?.name).toBe('Small')
  expect(addressBook.find(A)?.name).toBe('Big')
  expect(asked).toEqual([INDEX, SHARD_OF_A, SHARD_OF_B])
})

test('labels of addresses drawn together appear in one render, even when a shard is missing', async () => {
  const files = labelFiles(named, { network: 'mainnet', ...head })
  serve({ ...files, [SHARD_OF_A]: '' })
  const { expectAddresses, addressBook } = await load()
  expectAddresses()
  for (const raw of [A, B]) addressBook.find(raw)
  let drawn = 0
  addressBook.subscribe(() => drawn++)
  await expect.poll(() => addressBook.find(B)?.name).toBe('Small')
  await settled()
  expect(addressBook.find(A)).toBeUndefined()
  expect(drawn).toBe(1)
})

test('a search gets all labelled addresses and fetches no shard of labels twice', async () => {
  const asked = serveLabels('mainnet')
  const { loadLabelledAddresses } = await load()
  for (let n = 0; n < 2; n++)
    expect(await loadLabelledAddresses()).toEqual([
      { raw: A, label: expect.objectContaining({ name: 'Big' }) },
      { raw: B, label: expect.objectContaining({ name: 'Small' }) },
    ])
  expect(asked).toEqual([INDEX, SHARD_OF_A, SHARD_OF_B])
})

test('labels of another network, or missing labels, name no address', async () => {
  serveLabels('testnet')
  const { loadLabelledAddresses, addressBook } = await load()
  expect(await loadLabelledAddresses()).toEqual([])
  expect(addressBook.find(A)).toBeUndefined()
  browser.reload()
  serve({})
  expect(await (await load()).loadLabelledAddresses()).toEqual([])
})
