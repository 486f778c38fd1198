import { expect, test } from 'vitest'
import * as en from '../../../src/words/en/common.ts'
import * as enSource from '../../../src/words/en/source.ts'
import * as es from '../../../src/words/es/common.ts'
import * as esSource from '../../../src/words/es/source.ts'
import * as ru from '../../../src/words/ru/common.ts'
import * as ruSource from '../../../src/words/ru/source.ts'
import * as zh from '../../../src/words/zh/common.ts'
import * as zhSource from '../../../src/words/zh/source.ts'

const names = (count: number) => ['toncenter v3', 'toncenter', 'tonapi'].slice(-count)

test('Chinese uses full-width punctuation without a following space', () => {
  expect([zh.between, zh.comma, zh.colon, zh.stop, zh.gap]).toEqual(['、', '，', '：', '。', ''])
  for (const { between, comma, colon, stop, gap } of [en, es, ru])
    expect([between, comma, colon, stop, gap]).toEqual([', ', ', ', ': ', '. ', ' '])
})

test('each language joins one, two and three providers in its way', () => {
  expect([1, 2, 3].map(count => enSource.list(names(count)))).toEqual([
    'tonapi',
    'toncenter and tonapi',
    'toncenter v3, toncenter and tonapi',
  ])
  expect([1, 2, 3].map(count => esSource.list(names(count)))).toEqual([
    'tonapi',
    'toncenter y tonapi',
    'toncenter v3, toncenter y tonapi',
  ])
  expect([1, 2, 3].map(count => ruSource.list(names(count)))).toEqual([
    'tonapi',
    'toncenter и tonapi',
    'toncenter v3, toncenter и tonapi',
  ])
  expect([1, 2, 3].map(count => zhSource.list(names(count)))).toEqual([
    'tonapi',
    'toncenter 和 tonapi',
    'toncenter v3、toncenter 和 tonapi',
  ])
})

test('Russian copy labels have lower case, except for abbreviations', () => {
  expect(ru.copy('Хеш сообщения')).toBe('Скопировать хеш сообщения')
  expect(ru.copy('BoC')).toBe('Скопировать BoC')
})

test('Spanish copy labels have lower case, except for abbreviations', () => {
  expect(es.copy('Dirección ADNL')).toBe('Copiar dirección ADNL')
  expect(es.copy('BoC')).toBe('Copiar BoC')
})
