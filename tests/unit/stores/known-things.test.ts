import { expect, test, vi } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'

browserOfEachTest()
const A = `0:${'a1'.repeat(32)}`
const B = `0:${'b2'.repeat(32)}`

async function load() {
  const { cache } = await import('../../../src/stores/base/cache.ts')
  const keep = (key: string, value: unknown) => cache.write(key, { value, at: Date.now(), sources: [] }, 1000)
  return { keep, ...(await import('../../../src/stores/seen/known-things.ts')) }
}

test('jettons, collections and domains in cached answers are known without a call', async () => {
  const { keep, readKnownThings } = await load()
  keep('jettons:1', { jettons: [{ address: A, name: 'Tether', symbol: 'USD₮', decimals: 6, trust: 'whitelist' }] })
  keep('some-collections', [{ address: B, name: 'Lenses', trust: 'none' }])
  keep('domain:foundation.ton', { owner: null })
  keep('addresses', { [B]: { name: 'Fragment', isScam: false, isWallet: false, at: 1 } })
  keep('validators', { jettons: [{ address: B, name: 'Not looked at', symbol: 'N', decimals: 6 }] })
  expect(readKnownThings().map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'jetton Tether',
    'collection Lenses',
    'domain foundation.ton',
    'account Fragment',
  ])
})

test('no jettons, collections or domains are known where storage is forbidden', async () => {
  const { readKnownThings } = await load()
  vi.stubGlobal('localStorage', undefined)
  expect(readKnownThings()).toEqual([])
})
