import { expect, test } from 'vitest'
import { findCommands } from '../../../../src/domain/search/commands.ts'

const commands = ['Copy address', 'Save CSV', 'Statistics', 'Switch to light theme', 'Staking'].map(name => ({ name }))
const names = (text: string) => findCommands(text, commands).map(({ name }) => name)

test('findCommands matches the beginning of a command or of one of its words', () => {
  expect(names('st')).toEqual(['Statistics', 'Staking'])
  expect(names('theme')).toEqual(['Switch to light theme'])
  expect(names('s')).toEqual(['Save CSV', 'Statistics', 'Switch to light theme', 'Staking'])
  expect(names('atist')).toEqual([])
})

test('findCommands returns all commands for an empty text', () => {
  expect(names('  ')).toEqual(commands.map(({ name }) => name))
})

test('findCommands ignores accents', () => {
  const found = (text: string) => findCommands(text, [{ name: 'Estadísticas' }, { name: 'Transacciones' }])
  expect(found('estadisticas')).toEqual([{ name: 'Estadísticas' }])
  expect(found('estadísticas')).toEqual([{ name: 'Estadísticas' }])
  expect(found('transacció')).toEqual([{ name: 'Transacciones' }])
})

test('findCommands matches synonyms, ranked below names', () => {
  const both = [
    { name: 'Statistics', also: 'fees, block time' },
    { name: 'Feed of blocks', also: '' },
  ]
  const found = (text: string) => findCommands(text, both).map(({ name }) => name)
  expect(found('fee')).toEqual(['Feed of blocks', 'Statistics'])
  expect(found('block time')).toEqual(['Statistics'])
  expect(found('time')).toEqual(['Statistics'])
  expect(found('ees')).toEqual([])
})

test('a synonym of a command needs three Latin or Cyrillic letters, or two Han characters', () => {
  const one = [{ name: 'Statistics', also: 'fees' }]
  expect(findCommands('fe', one)).toEqual([])
  expect(findCommands('fee', one)).toEqual(one)
  const han = [{ name: '统计', also: '费用' }]
  expect(findCommands('费', han)).toEqual([])
  expect(findCommands('费用', han)).toEqual(han)
})
