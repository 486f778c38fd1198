import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { friendlyAddress } from '../../src/ton/address.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

/** Providers that know nothing. */
const SILENT = { faults: [{ match: '/', status: 400 }] }
const failed = { status: 'failed', error: new Error('down'), changing: false }
const queryOf = (value: object | null) => {
  const known = { status: 'ready', value, at: Date.now(), sources: ['tonapi'], saved: false, changing: false }
  return Object.assign(atom<object>(value ? known : failed), { refresh() {}, refetch: undefined })
}
const hash = (digit: string) => digit.repeat(64)
const ADDRESS = friendlyAddress(ALICE)
const STANDARD = 'get_collection_dataget_nft_address_by_indexget_nft_contentroyalty_paramsas the standard asks for them'

type Given = { kind: 'item' | 'collection'; account: object | null; methods: string[] | null; codeHash: string | null }

test.each<[Given, object]>([
  [
    {
      kind: 'item',
      account: { state: 'active', codeHash: hash('a') },
      methods: ['get_nft_data', 'get_editor'],
      codeHash: hash('b'),
    },
    {
      'Contract status': 'active',
      'Code hash': hash('a'),
      'Contract methods': 'get_nft_dataget_editoras the indexer recognised them',
    },
  ],
  [
    { kind: 'collection', account: null, methods: null, codeHash: hash('b') },
    { 'Contract status': '—', 'Code hash': hash('b'), 'Contract methods': STANDARD },
  ],
  [
    { kind: 'item', account: null, methods: [], codeHash: null },
    { 'Contract status': '—', 'Code hash': '—', 'Contract methods': 'get_nft_dataas the standard asks for them' },
  ],
])('the contract of an NFT has its state, code and methods, as far as known: case %#', async (given, expected) => {
  const { kind, codeHash } = given
  const href = 'https://getgems.io/'
  const load = part(
    async () => {
      const [own, facts] = [queryOf(given.account), queryOf(given.methods && { methods: given.methods })]
      vi.doMock('../../src/stores/account.ts', async load => ({ ...(await load<object>()), $account: () => own }))
      vi.doMock('../../src/stores/account-facts.ts', async load => ({
        ...(await load<object>()),
        $accountFacts: () => facts,
      }))
      return (await import('../../src/islands/nft/NftContract.tsx')).default
    },
    { raw: ALICE, kind, collection: null, codeHash, links: [{ name: 'Getgems', href }] },
  )
  onTestFinished(() => {
    vi.doUnmock('../../src/stores/account.ts')
    vi.doUnmock('../../src/stores/account-facts.ts')
  })
  await openScreen('/', load, SILENT)
  expect(factsOf()).toEqual({ Address: ADDRESS, Standard: 'TEP-62', ...expected })
  const links = [...document.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['View on Getgems', href],
    ['View as regular address', `/address/${ADDRESS}`],
  ])
})
