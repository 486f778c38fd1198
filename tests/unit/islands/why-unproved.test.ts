import { expect, test } from 'vitest'
import { whyUnproved } from '../../../src/islands/proof/why-unproved.ts'
import type { Missing } from '../../../src/ton/proof/checked.ts'

// The day depends on the time zone.
const ROUND = /^Validators of another round .* lasts from 1[45] Nov 2023.* to 1[12] Jan 2024.* made on 1[34] Sep 2020/

test.each<[Missing, string | RegExp]>([
  [{ why: 'incomplete' }, 'The bytes leave out what is needed. Nothing speaks against it either.'],
  [{ why: 'too large' }, 'The proof is too large to be checked here.'],
  [
    { why: 'too little weight', signed: 2n, total: 3n },
    'Only 66.6 % of the weight of these validators signed; more than two thirds are needed.',
  ],
  [{ why: 'other round', since: 1_700_000_000, until: 1_705_000_000, utime: 1_600_000_000 }, ROUND],
  [
    { why: 'no Ed25519' },
    'This browser cannot check these signatures (Ed25519), or the page came without https. A newer browser can.',
  ],
])('bytes that prove nothing are explained by what they lack: case %#', (missing, words) => {
  const text = whyUnproved(missing)
  expect(text).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
})
