// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { shortsIn, wholeOf, withWholes } from '../../../src/islands/exact/shorts.ts'

const ADDRESS = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'

afterEach(() => document.body.replaceChildren())

/** An element with its title. */
function titled(tag: string, title: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  Object.assign(element, { title, textContent: text, className })
  document.body.append(element)
  return element
}

test.each([
  ['EQCxE6…_sDs', ADDRESS, ADDRESS],
  ['EQCxE6…_sDs', `${ADDRESS}, named by tonapi`, ADDRESS],
  ['EQCxE6…', ADDRESS, ADDRESS],
  // Not what the title says.
  ['EQCxE6…_sDt', ADDRESS, undefined],
  ['UQCxE6…_sDs', ADDRESS, undefined],
  // A sentence that somebody broke off, and words without an ellipsis.
  ['Copy…', 'Copy address', undefined],
  ['EQCxE6', ADDRESS, undefined],
  ['a…b…c', 'axbxc', undefined],
  // The whole, which some name with an ellipsis in it has already.
  ['a…b', 'ab', undefined],
])('the full form of “%s” with the title “%s” is %s', (text, title, whole) => {
  expect(wholeOf(text, title)).toBe(whole)
})

test('shortsIn finds shortened addresses and amounts in page order, and no complete ones', () => {
  titled('a', `${ADDRESS}, named by tonapi`, 'EQCxE6…_sDs')
  titled('data', '0.033812345 TON', '0.0338 TON', 'cut whitespace-nowrap')
  titled('data', '1.5 TON', '1.5 TON', 'whitespace-nowrap')
  titled('button', 'Copy address', 'Copy')
  expect(shortsIn(document.body).map(({ whole }) => whole)).toEqual([ADDRESS, '0.033812345 TON'])
})

test('shortsIn returns the inner element that contains a shortened address', () => {
  const link = titled('a', ADDRESS, '')
  const text = document.createElement('span')
  text.append('EQCxE6…_sDs')
  link.append(text)
  expect(shortsIn(document.body)).toEqual([{ element: text, whole: ADDRESS }])
})

test.each([
  ['From EQCxE6…_sDs\t0.0338 TON', `From ${ADDRESS}\t0.033812345 TON`],
  // The selection begins within the address.
  ['6…_sDs\t0.0338 TON', '6…_sDs\t0.033812345 TON'],
  ['EQCxE6…_sDs0.0338\u00a0TON', `${ADDRESS}0.033812345 TON`],
  ['nothing short', 'nothing short'],
])('the copied selection “%s” is completed to full addresses and amounts', (text, whole) => {
  const parts = [
    { shown: 'EQCxE6…_sDs', whole: ADDRESS },
    { shown: '0.0338 TON', whole: '0.033812345 TON' },
  ]
  expect(withWholes(text, parts)).toBe(whole)
})

test('two equal shortened amounts are copied with their exact values', () => {
  const parts = [
    { shown: '0.1 TON', whole: '0.11 TON' },
    { shown: '', whole: 'nothing' },
    { shown: '0.1 TON', whole: '0.12 TON' },
  ]
  expect(withWholes('0.1 TON, 0.1 TON', parts)).toBe('0.11 TON, 0.12 TON')
})
