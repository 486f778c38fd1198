import { type ComponentProps, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Jetton, JettonOperation } from '../../../src/domain/jetton/jetton.ts'
import { JettonSums } from '../../../src/islands/export/JettonSums.tsx'
import { DrawnFigure } from '../../../src/islands/transaction/trace/DrawnFigure.tsx'
import { Amount } from '../../../src/ui/chain/Amount.tsx'
import { JettonWalletsContext } from '../../../src/ui/transaction/jetton-wallets.ts'
import { MovedAmount } from '../../../src/ui/transaction/MovedAmount.tsx'
import { SumAmount } from '../../../src/ui/transaction/SumAmount.tsx'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const likeCoins: Jetton = {
  address: CAROL,
  symbol: 'TON',
  unit: '“TON” jetton, unverified',
  name: 'Toncoin',
  image: null,
  decimals: 2,
  trust: 'none',
}
/** Visible text of an element, with whitespace collapsed. */
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll(/\s+/g, ' ')
    .trim()
const amount = (units: string, rest: Partial<ComponentProps<typeof Amount>> = {}) =>
  createElement(Amount, { units, ...rest })
const known = (child: ReactElement) =>
  createElement(JettonWalletsContext.Provider, { value: { [BOB]: likeCoins } }, child)

describe('a TON amount', () => {
  test.each<[string, number | undefined, string]>([
    ['1500000000', undefined, '1.5 TON'],
    ['1234000000001', 4, '1,234.0 TON'],
    ['1000000001', 2, '1.0 TON'],
    ['1999999999', 2, '1.99 TON'],
    ['1', 2, '<0.01 TON'],
    ['1', 4, '<0.0001 TON'],
    ['0', 2, '0 TON'],
    ['2000000000', 2, '2 TON'],
  ])('an amount of %s nanoTON with %s digits is shown as %s', (units, digits, text) => {
    expect(textOf(amount(units, digits === undefined ? {} : { digits }))).toBe(text)
  })

  test('a shortened amount has all its digits and its unit in its title', () => {
    const drawn = renderToStaticMarkup(amount('123456', { decimals: 3, unit: 'TIDE', digits: 1 }))
    expect(drawn).toContain('value="123.456" title="123.456 TIDE"')
    expect(drawn).toContain('class="cut ')
    expect(renderToStaticMarkup(amount('123400', { decimals: 3, unit: 'TIDE', digits: 1 }))).not.toContain('"cut ')
  })

  test('an amount shows its direction', () => {
    expect(textOf(amount('5000000000', { way: 'received' }))).toMatch(/^↓ received 5 TON$/i)
    expect(textOf(amount('5000000000', { way: 'sent' }))).toMatch(/^↑ sent 5 TON$/i)
  })
})

describe('a jetton amount', () => {
  test('a jetton amount has the unit and decimals of the jetton in its wallet', () => {
    const sum = { units: '12345', wallet: BOB }
    expect(textOf(known(createElement(SumAmount, { sum })))).toBe('123.45 “TON” jetton, unverified')
    const move = { ...sum, way: 'sent' as const }
    const drawn = known(createElement(DrawnFigure, { move, x: 0, y: 0, width: 100 }))
    expect(textOf(drawn)).toBe('↑ 123.45 “TON” jetton, unverified')
  })

  test('a jetton amount of an unknown wallet shows no number', () => {
    expect(textOf(known(createElement(SumAmount, { sum: { units: '12345', wallet: ALICE } })))).not.toContain('123')
  })

  test('an amount that arrived short shows first the part that the account moved', () => {
    const operation: JettonOperation = {
      kind: 'transfer',
      utime: 5,
      lt: '9',
      hash: null,
      source: ALICE,
      destination: BOB,
      amount: '700',
      received: '500',
      jetton: { ...likeCoins, unit: 'TIDE' },
      comment: null,
      succeeded: true,
    }
    const moved = (way: 'received' | 'sent', parts = {}) =>
      textOf(createElement(MovedAmount, { operation: { ...operation, ...parts }, way }))
    expect(moved('received')).toMatch(/^↓ received 5 TIDE\s?7 TIDE had been sent$/i)
    expect(moved('sent')).toMatch(/^↑ sent 7 TIDE\s?5 TIDE arrived$/i)
    expect(moved('sent', { received: '700' })).toMatch(/^↑ sent 7 TIDE$/i)
  })

  test('a jetton sum that differs from the history is shown with both values', () => {
    const sums = [{ jetton: likeCoins, moved: '12345', history: '12300' }]
    const text = textOf(createElement(JettonSums, { check: 'checked', sums }))
    expect(text).toContain('123.45 “TON” jetton, unverified')
    expect(text).toContain('123 “TON” jetton, unverified')
  })
})
