import { expect, test } from 'vitest'
import { asciiName } from '../../../../src/domain/dns/name.ts'
import { unicodeName } from '../../../../src/domain/dns/unicode.ts'
import { CAPITALS, GLANCED, SMALLS } from '../../../../src/domain/names/look-alike-letters.ts'
import { lookOf } from '../../../../src/domain/search/namesake.ts'
import { cautiousUnit } from '../../../../src/domain/token/like-money.ts'

test.each([CAPITALS, SMALLS, GLANCED])('each letter of %s has one Latin look-alike', (letters, latin) => {
  expect([...letters]).toHaveLength(latin.length)
  expect(new Set(letters).size).toBe(latin.length)
  expect(latin).toMatch(/^[a-z]+$/i)
})

/** Letters that each rule knew before there was one table. */
const [ALIKE, LATIN] = ['авсԁеһіјкӏмнорԛѕтуѵԝхαβεηικνορτυχ₮', 'abcdehijklmhopqstyvwxabenikvoptuxt']
const DOMAIN_LETTERS = 'аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡαικνορτυωγօհսցոյզեք'
const MONEY_LETTERS = ['T', 'O', 'N', 'A', 'M', 'S', 'E']

test.each([...ALIKE].map((letter, at) => [letter, LATIN[at]]))(
  'the letter %s in a name looks like %s',
  (letter, latin) => {
    expect(lookOf(letter)).toBe(latin)
  },
)

test.each([...DOMAIN_LETTERS])('a domain of only %s stays in punycode', letter => {
  const ascii = asciiName(`${letter.repeat(4)}.ton`)
  expect(unicodeName(ascii)).toBe(ascii)
})

test.each([...'вкмнтβεηχ'])('a domain of only %s is shown in its letters', letter => {
  const name = `${letter.repeat(4)}.ton`
  expect(unicodeName(asciiName(name))).toBe(name)
})

const [letters, latin] = CAPITALS
const likeOf = (capital: string) => [...letters].filter((_, at) => latin[at] === capital)
/** Units with a letter replaced by each look-alike of the table, as a capital and small. */
const forged = ['TON', 'GRAM', 'USD', 'EUR'].flatMap(unit =>
  MONEY_LETTERS.filter(letter => unit.includes(letter)).flatMap(letter =>
    likeOf(letter).flatMap(like => [like, like.toLowerCase()].map(like => unit.replace(letter, like))),
  ),
)
test.each([...forged, 'T0N'])('the unit %s is treated as imitating money', unit => {
  expect(cautiousUnit(unit, false)).toMatch(/jetton/)
})

test('a capital letter has its own look-alike', () => {
  expect([lookOf('ΤΟΝ'), lookOf('τον'), lookOf('ΗUЅD'), lookOf('ПОТ')]).toEqual(['ton', 'tov', 'husd', 'пot'])
})
