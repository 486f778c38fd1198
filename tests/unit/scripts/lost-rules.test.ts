import { expect, it } from 'vitest'
import { lostRules } from '../../../scripts/build/lost-rules.ts'

const css = [
  '.a,.b\\,c:hover{top:0}',
  '.aria-\\[current\\=page\\]\\:text-text[aria-current=page]{top:0}',
  '@media (min-width:720px){.md\\:\\[\\&\\>\\*\\]\\:p-0>*{top:0}.a{left:0}}',
  '@keyframes pulse{50%{opacity:.5}}',
  ':focus-visible,p{outline:0}',
].join('')
const words = '<p class="a b,c aria-[current=page]:text-text">\nx(`md:[&>*]:p-0`)'

it('lostRules is empty when no CSS rule is lost', () => {
  expect(lostRules(css, css, words)).toEqual([])
})

it.each([
  ['.a,', ['.a']],
  [',.b\\,c:hover', ['.b\\,c:hover']],
  [
    '.aria-\\[current\\=page\\]\\:text-text[aria-current=page]{top:0}',
    ['.aria-\\[current\\=page\\]\\:text-text[aria-current=page]'],
  ],
  ['.md\\:\\[\\&\\>\\*\\]\\:p-0>*{top:0}', ['.md\\:\\[\\&\\>\\*\\]\\:p-0>*']],
  ['.a{left:0}', ['.a']],
  [':focus-visible,', [':focus-visible']],
])('lostRules names the lost CSS rules without %s', (part, lost) => {
  expect(lostRules(css, css.replace(part, ''), words)).toEqual(lost)
})

it('lostRules ignores a class that is only part of a word', () => {
  expect(lostRules('.a{top:0}', '', '<p class="aa b-a a:b">')).toEqual([])
})

it('lostRules ignores rules for classes, tags and attributes that are not on the page', () => {
  expect(lostRules('.gone .a{top:0}table{top:0}[hidden]{top:0}', '', words)).toEqual([])
})
