import { expect, test } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()

const unknown = { status: 404, body: { error: 'entity not found' } }
const path = `/v2/jettons/${ALICE}`

test('a jetton that the indexer forgets once is asked for again', async () => {
  browser.announce(path, unknown, { body: { metadata: { symbol: 'A' } } })
  const { $jetton } = await import('../../../src/stores/jetton.ts')
  expect(await look($jetton(ALICE!)).rest()).toMatchObject({ status: 'ready', value: { symbol: 'A' } })
})

test('a jetton unknown twice is not found', async () => {
  browser.announce(path, unknown)
  const { $jetton } = await import('../../../src/stores/jetton.ts')
  expect(await look($jetton(ALICE!)).rest()).toMatchObject({ status: 'failed', error: { kind: 'not-found' } })
  expect(browser.calls).toHaveLength(2)
})
