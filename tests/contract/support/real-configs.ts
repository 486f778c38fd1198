import { beginCell, Cell, Dictionary } from '@ton/core'
import { defaultConfig } from '@ton/sandbox'

type Parameters = Record<number, Cell>

/** A configuration with some parameters replaced. */
export function withParameters(config: Cell, replaced: Parameters): Cell {
  const parameters = config.beginParse().loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  for (const [number, cell] of Object.entries(replaced)) parameters.set(Number(number), cell)
  return beginCell().storeDictDirect(parameters).endCell()
}

const parameterOf = (config: Cell, number: number): Cell =>
  config.beginParse().loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell()).get(number)!

const cellOf = (hex: string) => {
  const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex')
  return beginCell().storeBuffer(bytes).endCell()
}

/** Configuration of mainnet in 2025, which @ton/sandbox brings: a unit of gas costs 400 nanotons. */
export const CONFIG_2025: Cell = Cell.fromBase64(defaultConfig)

const CAPABILITIES = '00000000000001ee'
/** A configuration with another `global_version` (`ConfigParam 8`). */
export const withVersion = (config: Cell, version: number): Cell =>
  withParameters(config, { 8: cellOf(`c4 ${version.toString(16).padStart(8, '0')} ${CAPABILITIES}`) })

/** Mainnet in 2023: rules before version 4 of that December, 1,000 nanotons per unit of gas, higher message prices. */
export const CONFIG_2023: Cell = withParameters(withVersion(CONFIG_2025, 3), {
  21: cellOf(
    'd10000000000000064 00000000000186a0 de 0000000003e80000 00000000000f4240 00000000000f4240 0000000000002710 0000000000989680 0000000005f5e100 000000003b9aca00',
  ),
  25: cellOf('ea 00000000000f4240 0000000003e80000 0000000186a00000 00018000 5555 5555'),
})

/** A false configuration: gas and message prices of masterchain and basechain exchanged. */
export const withFalsePrices = (config: Cell): Cell =>
  withParameters(config, {
    20: parameterOf(config, 21),
    21: parameterOf(config, 20),
    24: parameterOf(config, 25),
    25: parameterOf(config, 24),
  })
