import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Account } from '../../src/domain/account/account.ts'
import type { AddressForm } from '../../src/ton/address.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const PATH = `/address/${ALICE}`
const hash = (digit: string) => digit.repeat(64)
const ready = (value: unknown) =>
  Object.assign(
    atom({ status: 'ready', value, at: Date.now(), sources: ['toncenter'], saved: false, changing: false }),
    { refresh() {}, refetch: undefined },
  )
/** Providers that know nothing. */
const silent = [{ match: '/', status: 400 }]

const account: Account = {
  address: ALICE,
  state: 'active',
  balance: '1500000000',
  lastTransaction: { hash: hash('b'), lt: '5' },
  codeHash: hash('e'),
  dataHash: hash('d'),
}

async function technicalOf(parts: Partial<Account>, raw = ALICE) {
  const query = ready({ ...account, ...parts })
  const load = part(
    async () => {
      vi.doMock('../../src/stores/account.ts', () => ({ $account: () => query }))
      return (await import('../../src/islands/address/AddressTechnical.tsx')).default
    },
    { raw },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/account.ts'))
  const { screen } = await openScreen(PATH, load, { faults: silent })
  await screen.findByText('Data hash')
  return factsOf()
}

test('the technical facts of an account have its balance, state, hashes and last transaction', async () => {
  expect(await technicalOf({})).toEqual({
    Balance: '1.5 TON',
    'Account status': 'active',
    'Address type': 'Basechain',
    'Last transaction': 'bbbbbbbb…bbbbbb',
    Contract: 'The code hash is of no contract known here',
    'Code hash': hash('e'),
    'Data hash': hash('d'),
  })
  expect(document.querySelector('dd a')?.getAttribute('href')).toBe(`/tx/${hash('b')}`)
})

test('unknown facts of an account are “—”, and its contract is not called unknown without code', async () => {
  const nothing = { balance: null, lastTransaction: null, codeHash: null, dataHash: null }
  expect(await technicalOf({ ...nothing, state: 'uninitialized' }, `-1:${hash('a')}`)).toEqual({
    Balance: '—',
    'Account status': 'uninitialized',
    'Address type': 'Masterchain',
    'Last transaction': '—',
    Contract: '—',
    'Code hash': '—',
    'Data hash': '—',
  })
})

test('the kind of a contract is named by the hash of its code', async () => {
  const codeHash = 'd3d14da9a627f0ec3533341829762af92b9540b21bf03665fac09c2b46eabbac'
  expect((await technicalOf({ codeHash })).Contract).toBe('Multisig v2 by its code hash')
})

/** Opens the head of an account that providers call a wallet or not, if they know it, in a pasted form. */
async function openHead(isWallet: boolean | undefined, form: AddressForm | undefined, state = 'active') {
  const query = ready({ ...account, state })
  const load = part(
    async () => {
      vi.doMock('../../src/stores/account.ts', () => ({ $account: () => query }))
      const { learnFrom } = await import('../../src/stores/base/address-book.ts')
      if (isWallet !== undefined) learnFrom({ known: { [ALICE]: { isWallet, name: null } } })
      return (await import('../../src/islands/address/AddressHead.tsx')).AddressHead
    },
    { raw: ALICE, form },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/account.ts'))
  return openScreen(PATH, load, { faults: silent })
}
const formOf = (bounceable: boolean) => ({ bounceable, testOnly: false })

test.each([
  [undefined, undefined, /^EQCqqq/],
  [undefined, formOf(false), /^UQCqqq/],
  [undefined, formOf(true), /^EQCqqq/],
  [true, formOf(true), /^UQCqqq/],
  [false, formOf(false), /^EQCqqq/],
])('the head of an account that is a wallet (%s), pasted as %j, has the form to send to', async (...given) => {
  const [isWallet, form, text] = given
  const { screen } = await openHead(isWallet, form)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(text)
})

test.each([
  ['active', 'active', 'text-good', '#i-circle-check'],
  ['uninitialized', 'uninitialized', 'text-warn', '#i-circle-dashed'],
  ['frozen', 'frozen', 'text-bad', '#i-circle-x'],
  ['unknown', 'unknown', 'text-muted', '#i-circle-dashed'],
])('the head of an account whose state is %s says so beside an icon', async (state, word, look, icon) => {
  const { screen } = await openHead(undefined, undefined, state)
  const mark = screen.getByText(word).previousElementSibling
  expect(mark?.classList.contains(look)).toBe(true)
  expect(mark?.querySelector('use')?.getAttribute('href')).toBe(icon)
})

test.each<[string, string, RegExp]>([
  ['jetton_master', 'Open as jetton', /^\/jetton\/EQCqqq/],
  ['nft_collection', 'Open as NFT collection', /^\/nft\/collection\/EQCqqq/],
  ['nft_item', 'Open as NFT', /^\/nft\/EQCqqq/],
])('an account with the interface %s has the link “%s”', async (name, words, path) => {
  const load = part(async () => (await import('../../src/islands/address/OwnPage.tsx')).OwnPage, {
    raw: ALICE,
    interfaces: [name],
  })
  const { screen } = await openScreen(PATH, load, { faults: silent })
  const link = screen.getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual([words, expect.stringMatching(path)])
})
