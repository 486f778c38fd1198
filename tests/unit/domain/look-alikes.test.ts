import { expect, test } from 'vitest'
import { asciiName } from '../../../src/domain/dns/name.ts'
import { unicodeName } from '../../../src/domain/dns/unicode.ts'
import { CAPITALS, GLANCED, SMALLS } from '../../../src/domain/foreign/look-alikes.ts'
import { lookOf } from '../../../src/domain/search/namesake.ts'
import { cautiousUnit } from '../../../src/domain/token/like-money.ts'

test.each([CAPITALS, SMALLS, GLANCED])('each letter of %s has one Latin letter', (letters, latin) => {
  expect([...letters]).toHaveLength(latin.length)
  expect(new Set(letters).size).toBe(latin.length)
  expect(latin).toMatch(/^[a-z]+$/i)
})

/** Letters that each rule knew before there was one table. */
const [ALIKE, LATIN] = ['авсԁеһіјкӏмнорԛѕтуѵԝхαβεηικνορτυχ₮', 'abcdehijklmhopqstyvwxabenikvoptuxt']
const DOMAIN_LETTERS = 'аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡαικνορτυωγօհսցոյզեք'
const MONEY_LETTERS = ['TΤТ₮', 'OΟО0', 'NΝ', 'AΑА', 'MΜМ', 'SЅ', 'EΕЕ']

test.each([...ALIKE].map((letter, at) => [letter, LATIN[at]]))('%s in a name looks like %s', (letter, latin) => {
  expect(lookOf(letter)).toBe(latin)
})

test.each([...DOMAIN_LETTERS])('a domain of %s alone stays in the form of the chain', letter => {
  const ascii = asciiName(`${letter.repeat(4)}.ton`)
  expect(unicodeName(ascii)).toBe(ascii)
})

test.each([...'вкмнтβεηχ'])('a domain of %s alone is shown in its letters', letter => {
  const name = `${letter.repeat(4)}.ton`
  expect(unicodeName(asciiName(name))).toBe(name)
})

const units = ['TON', 'TONCOIN', 'GRAMS', 'USD', 'EUR', 'JETTONS']
const forged = units.flatMap(unit =>
  MONEY_LETTERS.flatMap(letters =>
    [...letters].flatMap(letter => [letter, letter.toLowerCase()]).map(like => unit.replace(letters[0] ?? '', like)),
  ),
)
// A zero was an O in the coin's own name alone, and the word for a jetton is Latin.
test.each(forged.filter(unit => !unit.startsWith('J') && !/.0.+COIN|C0IN/.test(unit)))('%s looks like money', unit => {
  expect(cautiousUnit(unit, false)).toMatch(/jetton/)
})

test('a capital has its own likeness', () => {
  expect([lookOf('ΤΟΝ'), lookOf('τον'), lookOf('ΗUЅD'), lookOf('ПОТ')]).toEqual(['ton', 'tov', 'husd', 'пot'])
})
