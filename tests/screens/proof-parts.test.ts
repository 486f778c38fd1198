import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Claim } from '../../src/domain/proof/claim.ts'
import type { Authority } from '../../src/domain/proof/reached.ts'
import type { CheckedLink } from '../../src/domain/proof/verifier.ts'
import { eventually } from '../support/eventually.ts'
import { face } from '../support/jetton.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const PATH = `/address/${ALICE}`
const claim: Claim = { kind: 'account', account: ALICE }
const HASH = 'a'.repeat(64)
const block = { workchain: 0, shard: '8000000000000000', seqno: 7, rootHash: HASH, fileHash: HASH }

const AUTHORITIES: Authority[] = [
  { kind: 'pinned', made: 1_700_000_000, rotations: 0 },
  { kind: 'agreed', provider: 'tonapi' },
  { kind: 'named' },
]

/** Links of an account whose state is signed by validators that `authority` vouches for. */
function chainOf(authority: Authority, isAbsent = false): CheckedLink[] {
  const state = { status: 'active', balance: '5000000000', codeHash: null, dataHash: null }
  const facts = {
    stage: 'vouched',
    hasBytes: false,
    utime: 1_700_000_000,
    account: isAbsent ? null : { hash: HASH, lastHash: HASH, lastLt: '1', state },
    signed: { signers: 2, of: 3, signed: 2n, total: 3n },
    authority,
  }
  return [
    { link: { kind: 'account', block, state: new Uint8Array() }, checked: { kind: 'proved', facts } },
    { link: { kind: 'signatures' }, checked: { kind: 'proved', facts } },
  ] as never
}

test.each([
  [AUTHORITIES[0], 0],
  [AUTHORITIES[1], 1],
  [AUTHORITIES[2], 1],
])('a state by validators that are %o has %i warnings that no known validators signed it', async (authority, count) => {
  const load = part(async () => (await import('../../src/islands/proof/ProvedAccount.tsx')).ProvedAccount, {
    chain: chainOf(authority as Authority),
  })
  const { screen } = await openScreen(PATH, load)
  await screen.findByText('5')
  expect(
    screen.queryAllByText('Not proved: no validators that this build knows have signed these figures.'),
  ).toHaveLength(count)
})

test('an absent jetton wallet has a time and a warning that no known validators signed it', async () => {
  const load = part(async () => (await import('../../src/islands/proof/ProvedAccount.tsx')).ProvedAccount, {
    chain: chainOf({ kind: 'named' }, true),
    holding: { owner: ALICE, jetton: { ...face, trust: 'whitelist' } },
  })
  const { screen } = await openScreen(PATH, load)
  await screen.findByText('Jettons held')
  expect(factsOf()['As of']).toMatch(/2023/)
  screen.getByText('Not proved: no validators that this build knows have signed these figures.')
})

test.each([
  ['cannot be read are not called left out', [7, 8], '2 of them could not be read in the list below.'],
  [
    'are not listed are reported as left out',
    [],
    'The list of toncenter has 0 that this block does not hold, and leaves out 2',
  ],
])('transactions of a proved block that %s', async (_, rows, words) => {
  const proof = { claim: { kind: 'block', block }, get: () => ({ status: 'idle', chain: [] }) } as never
  const transactions = ['1'.repeat(64), '2'.repeat(64)]
  const facts = { utime: 1_700_000_000, globalId: -239, version: 1, fees: '1', transactions }
  const load = async () => {
    const { ProvedBlock } = await import('../../src/islands/proof/ProvedBlock.tsx')
    const { $provedBlock } = await import('../../src/stores/judge.ts')
    $provedBlock(proof).set({ status: 'read', checked: { kind: 'proved', facts } } as never)
    return { default: () => createElement(ProvedBlock, { proof, hint: undefined, hasEnded: false }) }
  }
  const result = { transactions: rows, incomplete: false }
  await openScreen('/block/7', load, {
    faults: [{ match: 'getBlockTransactionsExt', status: 200, body: { ok: true, result } }],
  })
  await eventually(() => expect(factsOf().Transactions).toBe(`2 ${words}`))
})

test.each([
  [true, /^These validators are named by this file alone: nobody was asked/],
  [false, /^Only toncenter names these validators/],
])('validators named by one source (a file: %s) are attributed to it', async (fromFile, words) => {
  const load = part(async () => (await import('../../src/islands/proof/ProofLines.tsx')).ProofLines, {
    claim,
    chain: chainOf({ kind: 'named' }),
    hasBytes: false,
    fromFile,
  })
  const { screen } = await openScreen(PATH, load)
  await screen.findByText(words)
})

test('the proof button is expanded while its panel is open, even before the proof ends', async () => {
  const load = part(async () => (await import('../../src/islands/proof/ProofBadge.tsx')).default, { claim })
  const { screen, user } = await openScreen(PATH, load, { faults: [{ match: '/', delayMs: 60_000 }] })
  const press = await screen.findByRole('button', { name: /Prove it/ })
  expect(press.getAttribute('aria-expanded')).toBe('false')
  await user.click(press)
  expect(press.getAttribute('aria-expanded')).toBe('true')
  await user.click(press)
  expect(press.getAttribute('aria-expanded')).toBe('false')
})

test('a verdict on an earlier figure leaves the current one as the provider tells it', async () => {
  const load = async () => {
    const { $verdicts } = await import('../../src/stores/verdicts.ts')
    const { Verified } = await import('../../src/islands/proof/Verified.tsx')
    $verdicts.set({ who: 'toncenter', figures: { balance: { kind: 'same', shown: '5', signed: '5' } } })
    const draw = (units: string | null) => units
    const figures = ['5', '7'].map(of => createElement(Verified, { key: of, figure: 'balance', of, draw } as never))
    return { default: () => createElement('div', {}, figures) }
  }
  const { screen } = await openScreen(PATH, load)
  await screen.findByRole('img', { name: 'Signed by validators, checked here' })
  expect(document.querySelector('main')?.textContent).toBe('57')
})

test.each([
  [false, /^What a provider sent contradicts what is claimed\..*Somebody is wrong, or lies/],
  [true, /^What this file holds contradicts what it claims\..*The file was changed/],
])('a contradiction is blamed on the file if it comes from one: %s', async (fromFile, title) => {
  const evidence = { what: 'account', expected: HASH, found: null } as const
  const load = part(async () => (await import('../../src/islands/proof/Contradiction.tsx')).Contradiction, {
    evidence,
    fromFile,
  })
  const { screen } = await openScreen(PATH, load)
  expect((await screen.findByRole('alert')).textContent).toMatch(title)
})

test.each([
  [true, 0],
  [false, 1],
])(
  'a proved block with unlisted transactions, when its list goes on: %s, has %i warnings',
  async (incomplete, count) => {
    const load = async () => {
      const { $provedBlock } = await import('../../src/stores/judge.ts')
      const { $proof } = await import('../../src/stores/proof.ts')
      const { ProvedBlock } = await import('../../src/islands/proof/ProvedBlock.tsx')
      const proof = $proof({ kind: 'block', block })
      const facts = { utime: 1, globalId: -239, version: 1, fees: '5', transactions: [HASH, 'b'.repeat(64)] }
      $provedBlock(proof).set({ status: 'read', checked: { kind: 'proved', facts } })
      return { default: () => createElement(ProvedBlock, { proof, hint: undefined, hasEnded: false }) }
    }
    const row = { account: ALICE, lt: '7', hash: Buffer.from(HASH, 'hex').toString('base64') }
    const result = { transactions: [row], incomplete }
    const { screen } = await openScreen(PATH, load, {
      faults: [
        { match: 'getBlockTransactionsExt', status: 400 },
        { match: 'getBlockTransactions?', status: 200, body: { ok: true, result } },
      ],
    })
    const { $blockTransactions } = await import('../../src/stores/block.ts')
    await eventually(() => expect($blockTransactions(0, block.shard, 7).value).toMatchObject({ status: 'ready' }))
    await eventually(() => expect(screen.queryAllByRole('alert')).toHaveLength(count))
  },
)

test.each([
  ['Proved 0 of 5', 5, claim],
  ['Proved 1 of 5', 4, { kind: 'transaction', hash: HASH } as never],
])('a proof button with “%s” has %i empty bars of 5', async (name, count, claim) => {
  const load = part(async () => (await import('../../src/islands/proof/ProofBadge.tsx')).default, { claim })
  const { screen } = await openScreen(PATH, load)
  const bars = [...(await screen.findByRole('img', { name })).children]
  expect(bars).toHaveLength(5)
  expect(bars.filter(({ className }) => className.includes('bg-edge'))).toHaveLength(count)
})
