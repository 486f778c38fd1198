import { expect, test } from 'vitest'
import { judgeHealth } from '../../../src/domain/block/health.ts'

test.each([
  [-5, 'healthy'],
  [0, 'healthy'],
  [29, 'healthy'],
  [30, 'delayed'],
  [299, 'delayed'],
  [300, 'stalled'],
  [-300, 'healthy'],
  [-301, 'unclear'],
  [-86_400, 'unclear'],
])('with a newest block %i seconds old the network is %s', (age, health) => {
  expect(judgeHealth(1000 - age, 1000)).toBe(health)
})

test('an old newest block followed by new ones indicates a wrong clock, not a stalled network', () => {
  expect(judgeHealth(1000, 1000 + 86_400, true)).toBe('unclear')
  expect(judgeHealth(1000, 1000 + 86_400)).toBe('stalled')
  expect(judgeHealth(1000, 1000 + 100, true)).toBe('delayed')
})
