import { expect, test } from 'vitest'
import { face } from '../support/jetton.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const PATH = `/address/${ALICE}`
const claim = { kind: 'account', account: ALICE } as const
const HASH = 'a'.repeat(64)
const SHORT = `${'a'.repeat(8)}…${'a'.repeat(6)}`
const hashes = { rootHash: HASH, fileHash: HASH }
const block = { workchain: 0, shard: '8000000000000000', seqno: 1234, ...hashes }
const master = { workchain: -1, shard: '8000000000000000', seqno: 5678, ...hashes }
const state = { status: 'uninit', balance: '5000000000', codeHash: null, dataHash: HASH }
const account = { hash: HASH, lastHash: HASH, lastLt: '1', state }
const DAY = expect.stringMatching(/^1[45] Nov 2023/)
const holding = { owner: ALICE, jetton: { ...face, trust: 'whitelist' as const } }

test.each<[string, object | null, number | null, typeof holding | undefined, object]>([
  [
    'uninitialized',
    account,
    1_700_000_000,
    undefined,
    {
      'As of': DAY,
      Balance: '5 TON',
      'Account status': 'uninitialized',
      'Code hash': '—',
      'Data hash': HASH,
      'Last transaction': SHORT,
    },
  ],
  [
    'frozen at an unknown time',
    { ...account, state: { ...state, status: 'frozen', codeHash: HASH, dataHash: null } },
    null,
    undefined,
    {
      Balance: '5 TON',
      'Account status': 'frozen',
      'Code hash': HASH,
      'Data hash': '—',
      'Last transaction': SHORT,
    },
  ],
  [
    'a jetton wallet without data',
    { ...account, state: { ...state, status: 'active', dataHash: null } },
    null,
    holding,
    {
      'Jettons held': 'The data of this jetton wallet are laid out in a way that is not known here.',
      'Its own balance': '5 TON',
      'Account status': 'active',
      'Code hash': '—',
      'Data hash': '—',
      'Last transaction': SHORT,
    },
  ],
  ['an absent jetton wallet', null, null, holding, { 'Jettons held': '0 KINGY', 'Account status': 'absent' }],
  ['absent', null, 1_700_000_000, undefined, {}],
])('a proved account that is %s has the facts of its state', async (_, proved, utime, held, expected) => {
  const facts = { stage: 'in block', hasBytes: false, utime, account: proved }
  const chain = [{ link: { kind: 'account', block, state: new Uint8Array() }, checked: { kind: 'proved', facts } }]
  const load = part(async () => (await import('../../src/islands/proof/ProvedAccount.tsx')).ProvedAccount, {
    chain: chain as never,
    holding: held,
  })
  await openScreen(PATH, load)
  expect(factsOf()).toEqual(expected)
  const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
  expect(links).toEqual(proved ? [`/tx/${HASH}`] : [])
})

const SHARD_BLOCK = '/block/1234?workchain=0&shard=8000000000000000'

test.each<[object, object, string | RegExp, string]>([
  [{ kind: 'account', block }, { account }, 'This is the account after block 1,234', SHARD_BLOCK],
  [{ kind: 'account', block }, { account: null }, 'There is no such account after block 1,234', SHARD_BLOCK],
  [{ kind: 'transaction', block }, {}, 'It stands in block 1,234', SHARD_BLOCK],
  [{ kind: 'shard', masterchainBlock: master }, {}, 'Masterchain block 5,678 commits that block', '/block/5678'],
  [{ kind: 'older', newer: master }, {}, 'That block is older than masterchain block 5,678', '/block/5678'],
  [
    { kind: 'header' },
    { block: master, blockTime: 1_700_000_000 },
    /^By its header, made at 1[45] Nov 2023.*, this is masterchain block 5,678$/,
    '/block/5678',
  ],
])('a link of a proof says what it proves, and links its block: case %#', async (link, parts, words, path) => {
  const facts = { stage: 'in block', hasBytes: false, utime: null, ...parts }
  const load = part(async () => (await import('../../src/islands/proof/ProofLines.tsx')).ProofLines, {
    claim,
    chain: [{ link, checked: { kind: 'proved', facts } }] as never,
    hasBytes: false,
  })
  await openScreen(PATH, load)
  const text = document.querySelector('li')?.textContent
  expect(text).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
  expect(document.querySelector('li a')?.getAttribute('href')).toBe(path)
})

test.each<[string | null, number, number, string]>([
  [null, 999, 9.94, 'kept here · 999 B, checked in 9.9 ms'],
  ['toncenter', 1000, 12.4, 'toncenter · 1.0 kB, checked in 12 ms'],
])('a line of a proof says where its bytes are from and how many: %s', async (provider, bytes, took, words) => {
  const signed = { signers: 2, of: 3, signed: 2n, total: 3n }
  const facts = { stage: 'signed', hasBytes: false, utime: null, signed }
  const route = provider && { provider, path: '/lookup' }
  const load = part(async () => (await import('../../src/islands/proof/ProofLines.tsx')).ProofLines, {
    claim,
    chain: [{ link: { kind: 'signatures' }, checked: { kind: 'proved', facts }, route, bytes, took }] as never,
    hasBytes: false,
  })
  await openScreen(PATH, load)
  expect([...document.querySelectorAll('li .text-faint')].map(({ textContent }) => textContent)).toEqual([words])
})
