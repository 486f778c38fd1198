import { expect, test } from 'vitest'
import type { Transaction } from '../../src/domain/transaction/transaction.ts'
import { factsOf, openScreen, part } from '../support/screen.ts'
import { action, message, ran, threw, transaction } from '../support/transaction.ts'

/** Facts of a transaction's phases, and their terms that are red. */
async function phasesOf(parts: Partial<Transaction>) {
  const load = part(async () => (await import('../../src/islands/transaction/Phases.tsx')).Phases, {
    transaction: transaction(parts),
  })
  const { screen } = await openScreen(`/tx/${'a'.repeat(64)}`, load)
  await screen.findByText('Total fees')
  const red = [...document.querySelectorAll('.text-bad')].map(value => value.closest('dd')?.previousElementSibling)
  return { facts: factsOf(), red: red.map(term => term?.textContent) }
}

test.each([
  ['no-state', 'skipped: no contract here'],
  ['bad-state', 'skipped: the code does not belong here'],
  ['no-gas', 'skipped: too little TON for gas'],
  ['suspended', 'skipped: the address is suspended'],
] as const)('a compute phase skipped with %s is described as “%s”, without gas', async (skipped, words) => {
  const { facts } = await phasesOf({ compute: { skipped }, aborted: true })
  expect(facts['Compute phase']).toBe(words)
  expect(facts).not.toHaveProperty('Gas')
})

test.each([
  ['ok', 'the message was sent back'],
  ['no-funds', 'too little TON left to send the message back'],
  ['negative-funds', 'nothing left to send the message back'],
] as const)('a bounce phase that ended with %s is described as “%s”', async (bounce, words) => {
  const { facts } = await phasesOf({ ...threw(), bounce, inMessage: message() })
  expect(facts['Bounce phase']).toBe(words)
})

test('a transaction without a storage debt, actions or a bounce has no such facts', async () => {
  const compute = { ...ran, gasFees: '400000', gasUsed: '1000', vmSteps: 7 }
  const { facts, red } = await phasesOf({ storage: { fees: '1000', due: null, change: 'unchanged' }, compute })
  expect(facts).toEqual({
    'Storage fee': '0.000001 TON',
    'Compute phase': 'succeeded, exit code 0',
    Gas: '0.0004 TON · 1,000 used in 7 steps',
    'Account state': 'active',
    'Total fees': '0.000000005 TON',
  })
  expect(red).toEqual([])
})

test('a failed compute phase is red and shows its exit code', async () => {
  const { facts, red } = await phasesOf(threw(37))
  expect(facts['Compute phase']).toBe('failed, exit code 37')
  expect(red).toEqual(['Compute phase'])
})

test('a failed action phase is red and shows its counts and both of its fees', async () => {
  const counts = { resultCode: 38, actions: 3, specActions: 2, skippedActions: 1 }
  const { facts, red } = await phasesOf({
    action: action({ success: false, ...counts, actionFees: '1000', fwdFees: '3000' }),
    aborted: true,
  })
  expect(facts).toMatchObject({
    'Action phase': 'failed, result code 38, 3 actions, 2 of them no message, 1 skipped',
    'Action fees': '0.000001 TON',
    'Forward fees': '0.000003 TON',
  })
  expect(red).toEqual(['Action phase'])
})

test('a successful action phase of one message shows no other counts', async () => {
  const { facts, red } = await phasesOf({ action: action() })
  expect(facts['Action phase']).toBe('succeeded, result code 0, 1 action')
  expect(red).toEqual([])
})
