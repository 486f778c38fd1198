import { beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { browserOfEachTest, look } from '../../support/browser.ts'
import { ALICE } from '../../support/transaction.ts'

const browser = browserOfEachTest()
const code = beginCell().storeUint(7, 8).endCell()
const NODE = `/api/v2/getAddressInformation?address=${encodeURIComponent(ALICE)}`
const INDEX = `/v2/blockchain/accounts/${ALICE}`
const byNode = (state: string, code?: string) =>
  browser.announce(NODE, { body: { ok: true, result: { state, balance: '1', code } } })

async function codeOf() {
  const { $contractCode } = await import('../../../src/stores/contract-code.ts')
  const seen = look($contractCode(ALICE))
  const state = await seen.rest()
  seen.stop()
  return state
}

test.each([
  ['without its code', undefined],
  ['with unreadable code', Buffer.from('junk').toString('base64')],
])('the code of an active account %s is requested of the index', async (_, answered) => {
  byNode('active', answered)
  browser.announce(INDEX, { body: { address: ALICE, status: 'active', code: code.toBoc().toString('hex') } })
  expect(await codeOf()).toMatchObject({ status: 'ready', value: { hash: code.hash().toString('hex') } })
})

test('the code of an active account is unknown, not absent, if neither provider has it', async () => {
  byNode('active')
  browser.announce(INDEX, { body: { address: ALICE, status: 'active' } })
  expect(await codeOf()).toMatchObject({ status: 'failed', error: { kind: 'malformed' } })
})

test.each(['uninitialized', 'frozen'])('an account that is %s has no code', async state => {
  byNode(state)
  expect(await codeOf()).toMatchObject({ status: 'ready', value: null })
})

test('the code of an account that is already loaded has the account’s provider as its source, without a call', async () => {
  byNode('active', code.toBoc().toString('base64'))
  const account = look((await import('../../../src/stores/account.ts')).$account(ALICE))
  await account.rest()
  expect(await codeOf()).toMatchObject({ value: { hash: code.hash().toString('hex') }, sources: ['toncenter'] })
  expect(browser.calls).toHaveLength(1)
  account.stop()
})

describe('the verified source of a contract', () => {
  const [OWN, OTHER] = ['1'.repeat(64), '2'.repeat(64)]
  const file = { name: 'main.fc', content: '() main() {}' }
  const library = { name: 'stdlib.fc', content: ';;', is_std_lib: true }

  async function sourceFor(hash: string, source: object | null) {
    const body = { code_hash: OWN, source }
    browser.announce(`/v2/blockchain/accounts/${ALICE}/inspect`, { body })
    const { $contractSource } = await import('../../../src/stores/contract-source.ts')
    const seen = look($contractSource(ALICE, hash))
    const state = await seen.rest()
    seen.stop()
    return state.status === 'ready' ? state.value : state
  }

  test('a contract’s source has its files without the standard library', async () => {
    expect(await sourceFor(OWN, { files: [library, file] })).toEqual({ codeHash: OWN, files: [file] })
  })

  test('a source of other code than the account has now is not shown as its source', async () => {
    expect(await sourceFor(OTHER, { files: [file] })).toBe('other-code')
  })

  test.each([[null], [{ files: [library] }]])('a contract with the source %j has none', async source => {
    expect(await sourceFor(OTHER, source)).toBeNull()
  })
})
