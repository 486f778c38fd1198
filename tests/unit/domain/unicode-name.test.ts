import { expect, test } from 'vitest'
import { asciiName } from '../../../src/domain/dns/name.ts'
import { unicodeName } from '../../../src/domain/dns/unicode.ts'

test.each([
  'алиса.ton',
  'кошелёк.алиса.ton',
  'москва-24.ton',
  'müller.ton',
  'straße.ton',
  'ελλάδα.ton',
  'հայաստան.ton',
  '中国.ton',
  'ひらカナ漢.ton',
  '한국.ton',
  'مرحبا.ton',
  'שלום.ton',
  'नमस्ते.ton',
  'ไทย.ton',
  '🚀.ton',
  'до🚀.ton',
])('the domain %s is shown in its letters', name => {
  const ascii = asciiName(name)
  expect(ascii).toMatch(/^[a-z0-9.-]+$/)
  expect(unicodeName(ascii)).toBe(name)
})

test.each(['alice.ton', 'durable.t.me', 'xn.ton', 'xn--.ton', ''])('unicodeName leaves %j unchanged', name => {
  expect(unicodeName(name)).toBe(name)
})

test.each([
  ['a Cyrillic а among Latin letters', 'pаypal.ton'],
  ['a Greek ο among Latin letters', 'tοncoin.ton'],
  ['Cyrillic letters that all look Latin', 'аррӏе.ton'],
  ['Cyrillic letters with accents that all look Latin', 'ёра́.ton'],
  ['Greek letters with accents that all look Latin', 'τόν.ton'],
  ['the letters ԍ, ԗ, ы and ю among Cyrillic ones that look Latin', 'ԍаԗсыю.ton'],
  ['Greek letters that all look Latin', 'τον.ton'],
  ['Armenian letters that all look Latin', 'օհօ.ton'],
  ['a dotless i', 'tıther.ton'],
  ['a Latin alpha', 'ɑlice.ton'],
  ['Cherokee letters', 'ꭺꮃꮖꮯꭼ.ton'],
  ['Cyrillic and Greek letters', 'далκ.ton'],
  ['a zero-width joiner', 'xn--alice-tza9h.ton'],
])('a domain with %s stays in punycode', (_, name) => {
  const ascii = asciiName(name)
  expect(unicodeName(ascii)).toBe(ascii)
})

test.each(['xn--99999999.ton', 'xn--a-.ton', 'xn--алиса.ton', `xn--${'9'.repeat(3000)}.ton`, 'xn--ALICE-\u202e.ton'])(
  'unicodeName leaves the invalid label in %j unchanged',
  name => {
    expect(unicodeName(name)).toBe(name)
  },
)
