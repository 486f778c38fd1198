import { beginCell, Cell, Dictionary } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { emulatedConfig, isShortened, versionOf } from '../../../../src/ton/replay/config.ts'

const limits = (bits: number) =>
  beginCell()
    .storeUint(2, 8)
    .storeUint(0, bits - 8)
    .endCell()

function configOf(parameters: Record<number, Cell>): Cell {
  const dictionary = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  for (const [id, cell] of Object.entries(parameters)) dictionary.set(Number(id), cell)
  return beginCell().storeDictDirect(dictionary).endCell()
}

const version = beginCell().storeUint(0xc4, 8).storeUint(15, 32).storeUint(1, 64).endCell()
const other = beginCell().storeUint(7, 16).endCell()
const emulated = (config: Cell) => Cell.fromBase64(emulatedConfig(new Uint8Array(config.toBoc())))

test('emulatedConfig cuts the newer field off the limits and keeps other parameters', () => {
  const config = configOf({ 8: version, 43: limits(401), [-1]: other, 80: other })
  expect(emulated(config).hash()).toEqual(configOf({ 8: version, 43: limits(368), [-1]: other, 80: other }).hash())
})

test.each([
  ['known limits', { 8: version, 43: limits(368) }],
  ['no limits', { 8: version }],
])('emulatedConfig leaves a configuration with %s unchanged', (_, parameters) => {
  const config = configOf(parameters)
  expect(emulated(config).hash()).toEqual(config.hash())
})

test.each([
  ['newer limits', { 8: version, 43: limits(369) }, true],
  ['known limits', { 8: version, 43: limits(368) }, false],
  ['no limits', { 8: version }, false],
])('isShortened says whether the emulator gets less than the configuration: %s', (_, parameters, expected) => {
  expect(isShortened(new Uint8Array(configOf(parameters).toBoc()))).toBe(expected)
})

test('emulatedConfig is the same for two serializations of a configuration', () => {
  const config = configOf({ 8: version, 9: other })
  const [plain, withIndex] = [false, true].map(idx => new Uint8Array(config.toBoc({ idx, crc32: idx })))
  expect(withIndex).not.toEqual(plain)
  expect(emulatedConfig(withIndex!)).toBe(emulatedConfig(plain!))
})

test('versionOf returns the version in a configuration, or null', () => {
  const read = (config: Cell) => versionOf(readBoc(new Uint8Array(config.toBoc())))
  expect(read(configOf({ 8: version }))).toBe(15)
  expect(read(configOf({ 9: other }))).toBe(null)
})

test('emulatedConfig throws on bytes that are no configuration', () => {
  expect(() => emulatedConfig(new Uint8Array([1, 2, 3]))).toThrow('cut off')
})
