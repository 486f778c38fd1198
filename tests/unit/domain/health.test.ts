import { expect, test } from 'vitest'
import { judgeHealth } from '../../../src/domain/health.ts'

test.each([
  [-5, 'healthy'],
  [0, 'healthy'],
  [29, 'healthy'],
  [30, 'delayed'],
  [299, 'delayed'],
  [300, 'stalled'],
])('with a newest block %i seconds old the network is %s', (age, health) => {
  expect(judgeHealth(1000 - age, 1000)).toBe(health)
})
