import { expect, test, vi } from 'vitest'
import { labelFiles } from '../../../scripts/labels/rows.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { browserOfEachTest } from '../../support/browser.ts'

const browser = browserOfEachTest()
const A: RawAddress = `0:${'a1'.repeat(32)}`
const head = { made: '2026-11-23', sources: [{ name: 'a-list', revision: '1' }] }
const filesOf = (network: string) =>
  labelFiles([{ raw: A, source: 0, category: 'CEX', name: 'Big' }], { network, ...head })

const load = async () => ({
  ...(await import('../../../src/stores/base/labels.ts')),
  ...(await import('../../../src/stores/base/address-book.ts')),
})

/** The site itself, as it answers for its own files; what is asked is kept. */
function serve(files: Record<string, string>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(files[path], { status: files[path] ? 200 : 404 })
  })
  return asked
}

function serveLabels(network: string) {
  const { labels, ends } = filesOf(network)
  return serve({ '/labels.json': labels, '/label-ends.json': ends })
}

test('labels are fetched once, when the first address is drawn', async () => {
  const asked = serveLabels('mainnet')
  const { expectAddresses, addressBook, $labels } = await load()
  expectAddresses()
  expect(asked).toEqual([])
  expect([addressBook.find(A), addressBook.find(`0:${'b2'.repeat(32)}`)]).toEqual([undefined, undefined])
  await expect.poll(() => addressBook.find(A)?.name).toBe('Big')
  expect($labels.get()?.find(A)).toHaveLength(1)
  expect(asked).toEqual(['/labels.json'])
})

test('a search gets whole addresses, by a second file', async () => {
  serveLabels('mainnet')
  const { loadLabelledAddresses } = await load()
  expect(await loadLabelledAddresses()).toEqual([{ raw: A, label: expect.objectContaining({ name: 'Big' }) }])
})

test('labels of another network, or none at all, change nothing', async () => {
  serveLabels('testnet')
  const { loadLabelledAddresses, addressBook } = await load()
  expect(await loadLabelledAddresses()).toEqual([])
  expect(addressBook.find(A)).toBeUndefined()
  browser.reload()
  serve({})
  expect(await (await load()).loadLabelledAddresses()).toEqual([])
})
