import { beforeEach, expect, test, vi } from 'vitest'
import { openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const HASH = 'a'.repeat(64)
const block = { workchain: 0, shard: '8000000000000000', seqno: 7, rootHash: HASH, fileHash: HASH }

/** Links of an account up to signatures of validators that the build knows. */
const facts = {
  stage: 'signed',
  hasBytes: false,
  utime: 1_700_000_000,
  account: { hash: HASH, lastHash: HASH, lastLt: '1', state: { status: 'active', balance: '5000000000' } },
  signed: { signers: 2, of: 3, signed: 2n, total: 3n },
  authority: { kind: 'pinned', made: 1_700_000_000, rotations: 0 },
}
const chain = [
  { link: { kind: 'account', block, state: new Uint8Array() }, checked: { kind: 'proved', facts } },
  { link: { kind: 'signatures' }, checked: { kind: 'proved', facts } },
]
const incomplete = { link: { kind: 'older' }, checked: { kind: 'unproved', missing: { why: 'incomplete' } } }

beforeEach(() => () => vi.doUnmock('../../src/stores/proof-file.ts'))

test.each([
  ['whose last link proves nothing is not proved and shows no figures', incomplete, /^Proved 0 of 5: .*nothing/i, 0],
  ['of which every link fits is proved and shows its figures', null, /^Proved 5 of 5: every link/, 1],
])('a proof file %s', async (_, stuck, words, count) => {
  const file = {
    claim: { kind: 'account', account: ALICE },
    network: 'mainnet',
    made: '2023-11-14T22:13:20Z',
    links: [],
  }
  const result = part(
    async () => {
      const checkFile = async () => ({ kind: 'read', file, chain, stuck })
      vi.doMock('../../src/stores/proof-file.ts', () => ({ checkFile }))
      return (await import('../../src/islands/checks/FileResult.tsx')).default
    },
    { file: new Blob() },
  )
  const { screen } = await openScreen('/checks', result)
  await screen.findByText(words)
  expect(screen.queryAllByText('Balance')).toHaveLength(count)
})
