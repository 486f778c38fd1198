import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Spenders } from '../../src/domain/account/spenders.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { ALICE, BOB, CAROL } from '../support/transaction.ts'

const KEY = 'ab'.repeat(32)
const SIGNS = 'Whoever has the secret key of this one signs for the wallet.'
const OFF = 'Signatures are switched off: the extensions alone may spend.'

/** Facts about who may spend from the wallet of Alice; addresses are cut to six characters. */
async function spendersOf(value: Spenders) {
  const state = { status: 'ready', value, at: Date.now(), sources: ['toncenter'], saved: false, changing: false }
  const query = Object.assign(atom(state), { refresh() {}, refetch: undefined })
  const load = part(
    async () => {
      vi.doMock('../../src/stores/spenders.ts', () => ({ $spenders: () => query }))
      return (await import('../../src/islands/address/WhoMaySpend.tsx')).default
    },
    { raw: ALICE, rule: value.rule },
  )
  onTestFinished(() => void vi.doUnmock('../../src/stores/spenders.ts'))
  const { screen } = await openScreen(`/address/${ALICE}`, load)
  await screen.findByText(value.rule === 'signers' ? 'Signers' : 'Public key')
  return Object.fromEntries(
    Object.entries(factsOf()).map(([term, text]) => [term, text.replaceAll(/(EQ.{4})….{4}/g, '$1 ').trim()]),
  )
}

test.each<[Spenders, Record<string, string>]>([
  [
    { rule: 'signers', threshold: 2, signers: [ALICE, BOB, CAROL], proposers: [] },
    {
      'Approvals needed': '2 of 3 signers',
      Signers: 'EQCqqq EQC7u7 EQDMzM',
      'Proposers, who may not approve': 'None: signers alone propose payments.',
    },
  ],
  [
    { rule: 'signers', threshold: null, signers: [BOB], proposers: [CAROL] },
    { 'Approvals needed': '—', Signers: 'EQC7u7', 'Proposers, who may not approve': 'EQDMzM' },
  ],
  [
    { rule: 'signers', threshold: 1, signers: null, proposers: null },
    { 'Approvals needed': '—', Signers: '—', 'Proposers, who may not approve': '—' },
  ],
])('who may spend from a multisig: %j', async (spenders, facts) => {
  expect(await spendersOf(spenders)).toEqual(facts)
})

test.each<[Spenders, Record<string, string>]>([
  [{ rule: 'key', key: KEY }, { 'Public key': KEY + SIGNS }],
  [
    { rule: 'plugins', key: KEY, contracts: [BOB] },
    { 'Public key': KEY + SIGNS, Plugins: 'EQC7u7' },
  ],
  [
    { rule: 'plugins', key: null, contracts: [] },
    { 'Public key': '—', Plugins: 'None: no other contract may take coins from it.' },
  ],
  [
    { rule: 'extensions', key: KEY, isKeyAllowed: false, contracts: [CAROL] },
    { 'Public key': KEY + OFF, Extensions: 'EQDMzM' },
  ],
  [
    { rule: 'extensions', key: KEY, isKeyAllowed: true, contracts: [] },
    { 'Public key': KEY + SIGNS, Extensions: 'None: no other contract may order payments from it.' },
  ],
])('who may spend from a wallet: %j', async (spenders, facts) => {
  expect(await spendersOf(spenders)).toEqual(facts)
})
