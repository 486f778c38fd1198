import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OlderList } from '../../src/stores/pinned.ts'
import { openScreen, part } from '../support/screen.ts'
import { ALICE } from '../support/transaction.ts'

const claim = { kind: 'account', account: ALICE } as const

/** Links up to signatures of validators that the build pins, or that toncenter names. */
function chainOf(kind: 'pinned' | 'named') {
  const signed = { signers: 2, of: 3, signed: 2n, total: 3n }
  const authority = kind === 'pinned' ? { kind, made: 1_700_000_000, rotations: 0 } : { kind }
  const facts = { stage: 'vouched', hasBytes: false, utime: 1_700_000_000, signed, authority }
  return [{ link: { kind: 'signatures' }, checked: { kind: 'proved', facts } }]
}
const stuck = (checked: object) => ({ link: { kind: 'older' }, checked })

const MEANING = /^Proved is that this is part of the chain that these validators signed\. Not proved is/
const ASKING = 'Asking for the next bytes. Each provider is asked no faster than it allows.'
const NO_MORE = 'It goes no further just now.'
const INCOMPLETE = 'The bytes leave out what is needed. Nothing speaks against it either.'
const BROKEN = 'Something in this page went wrong. Reloading it may help.'
const FALSE = [
  'What a provider sent contradicts what is claimed. 2 signatures are wrong.',
  'Somebody is wrong, or lies. Compare with another explorer before you rely on this, and keep the evidence.',
].join('')

test.each<[string, object, string, string[], boolean]>([
  ['that runs', { status: 'running', chain: [] }, ASKING, [], false],
  ['by pinned validators', { status: 'ended', chain: chainOf('pinned') }, '', ['Save proof'], true],
  ['by other validators', { status: 'ended', chain: chainOf('named') }, '', ['Save proof'], false],
  [
    'that lacks bytes',
    {
      status: 'ended',
      chain: chainOf('named'),
      stuck: stuck({ kind: 'unproved', missing: { why: 'incomplete' } }),
    },
    `${NO_MORE} ${INCOMPLETE} Try Again`,
    ['Try Again', 'Save proof'],
    false,
  ],
  [
    'that broke off',
    { status: 'ended', chain: [], problem: new Error('a fault') },
    `${NO_MORE} ${BROKEN}Try Again`,
    ['Try Again', 'Save proof'],
    false,
  ],
  [
    'with wrong signatures',
    {
      status: 'ended',
      chain: [],
      stuck: stuck({ kind: 'contradicted', evidence: { what: 'signatures', signed: 1n, total: 3n, wrong: 2 } }),
    },
    FALSE,
    ['Save evidence'],
    false,
  ],
])('a proof %s says how it ended, and offers what is left to do', async (_, state, words, names, isMeant) => {
  const started = vi.fn()
  const proof = Object.assign(atom(state), { claim, start: started, hold: () => () => {} })
  const load = part(
    async () => {
      vi.doMock('../../src/stores/proof.ts', () => ({ $proof: () => proof }))
      return (await import('../../src/islands/proof/ProofPanel.tsx')).default
    },
    { claim, hint: undefined, onBadge() {} },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/proof.ts'))
  const { screen, user } = await openScreen(`/address/${ALICE}`, load)
  expect(document.querySelector('[aria-live]')?.textContent.replaceAll(/\s+/g, ' ')).toBe(words)
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(names)
  expect(screen.queryAllByText(MEANING)).toHaveLength(isMeant ? 1 : 0)
  expect(screen.queryAllByRole('alert')).toHaveLength(words === FALSE ? 1 : 0)
  for (const press of screen.queryAllByRole('button', { name: 'Try Again' })) await user.click(press)
  expect(started).toHaveBeenCalledTimes(names.includes('Try Again') ? 1 : 0)
})

test.each<[string, OlderList | null, RegExp]>([
  ['the newest', null, /^$/],
  [
    'an older one',
    { made: 1_700_000_000, seen: 1_705_000_000 },
    /^The list of pinned validators in use is of 1[45] Nov 2023.*; this browser has seen one of 1[12] Jan 2024/,
  ],
  ['missing', { made: 0, seen: 1_705_000_000 }, /^The list of validators that this build pins could not be loaded\.$/],
])('a proof warns of a list of pinned validators only if it is missing or older: %s', async (_, older, words) => {
  const load = part(async () => {
    const { $olderList } = await import('../../src/stores/pinned.ts')
    $olderList.set(older)
    return (await import('../../src/islands/proof/OlderList.tsx')).OlderList
  }, {})
  await openScreen(`/address/${ALICE}`, load)
  expect(document.querySelector('main')?.textContent).toMatch(words)
  expect(document.querySelectorAll('[role=status]')).toHaveLength(older ? 1 : 0)
})
