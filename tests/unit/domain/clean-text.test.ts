import { expect, test } from 'vitest'
import { cleanText } from '../../../src/domain/foreign/clean-text.ts'

test.each([
  ['plain text', 'hello, world', 'hello, world'],
  ['a reversing mark', 'moc.live\u202eevil.com', 'moc.liveevil.com'],
  ['isolates and marks', '\u2066a\u2069\u200e\u200f\u061cb', 'ab'],
  ['zero-width characters', 'US\u200bD\u200cT\u200d\ufeff\u2060\u00ad', 'USDT'],
  ['lines and tabs', ' two\r\n\tlines \u0000 here\u2028now ', 'two lines here now'],
  ['letters that show as nothing', '\u3164\u115f\u2800x\uffa0\u034f', 'x'],
  ['tags behind an emoji', '\u{1f600}\u{e0041}\u{e007f}', '\u{1f600}'],
  ['letters without a meaning', 'a\ue000\u{f0000}b', 'ab'],
  ['half a character', 'a\ud83db', 'ab'],
  ['other scripts', 'Привет 你好 שלום', 'Привет 你好 שלום'],
  ['nothing visible', '\u200b\u202e ', ''],
])('cleanText handles %s', (_name, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('cleanText cuts by whole characters', () => {
  expect(cleanText('\u{1f600}'.repeat(10), 4)).toBe(`${'\u{1f600}'.repeat(3)}…`)
  expect(cleanText('abcd', 4)).toBe('abcd')
})

test('cleanText stops after a long run of invisible characters', () => {
  expect(cleanText(`${'\u202e'.repeat(79)}ab`, 10)).toBe('a')
})
