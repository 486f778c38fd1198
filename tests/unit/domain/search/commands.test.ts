import { expect, test } from 'vitest'
import { findCommands } from '../../../../src/domain/search/commands.ts'

const commands = ['Copy address', 'Save CSV', 'Statistics', 'Switch to light theme', 'Staking'].map(name => ({ name }))
const names = (text: string) => findCommands(text, commands).map(({ name }) => name)

test('a command is found by its beginning or that of one of its words, and not by what is within one', () => {
  expect(names('st')).toEqual(['Statistics', 'Staking'])
  expect(names('theme')).toEqual(['Switch to light theme'])
  expect(names('s')).toEqual(['Save CSV', 'Statistics', 'Switch to light theme', 'Staking'])
  expect(names('atist')).toEqual([])
})

test('all of them are there before anything is typed', () => {
  expect(names('  ')).toEqual(commands.map(({ name }) => name))
})

test('a command is found with and without its accents, and by a first part with one', () => {
  const found = (text: string) => findCommands(text, [{ name: 'Estadísticas' }, { name: 'Transacciones' }])
  expect(found('estadisticas')).toEqual([{ name: 'Estadísticas' }])
  expect(found('estadísticas')).toEqual([{ name: 'Estadísticas' }])
  expect(found('transacció')).toEqual([{ name: 'Transacciones' }])
})
