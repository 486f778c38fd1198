import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'
import { ALICE, transaction } from '../../support/transaction.ts'

browserOfEachTest()

/** Text of a component whose store has a value of `age` seconds ago. */
function textOf<P extends object>(
  $store: object,
  value: unknown,
  age: number,
  component: FunctionComponent<P>,
  props: P,
) {
  const at = Date.now() - age * 1000
  const state = { status: 'ready', value, at, sources: ['tonapi'], saved: false, changing: false }
  Object.assign($store, { init: state, value: state })
  return renderToStaticMarkup(createElement(component, props)).replaceAll(/<[^>]*>/g, '')
}

test.each([
  [3000, ' · $10.00, as tonapi prices TON'],
  [4000, ''],
])('a balance at a price of %i s ago has the worth "%s"', async (age, text) => {
  const { $coinWorth } = await import('../../../src/stores/coin-worth.ts')
  const { default: BalanceWorth } = await import('../../../src/islands/address/BalanceWorth.tsx')
  expect(textOf($coinWorth('usd'), 2, age, BalanceWorth, { units: '5000000000' })).toBe(text)
})

test.each([
  [30, true],
  [90, false],
])('a message foreseen %i s ago is on its way: %s', async (age, isExpected) => {
  const { $expected } = await import('../../../src/stores/expected.ts')
  const { Expected } = await import('../../../src/islands/address/Expected.tsx')
  const value = { transactions: [transaction({})], known: {}, unreadable: 0 }
  const text = textOf($expected(ALICE), value, age, Expected, { raw: ALICE, rows: [] })
  expect(text.includes('on its way')).toBe(isExpected)
})
