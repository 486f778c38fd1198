import { beginCell, type Cell, Dictionary } from '@ton/core'
import type { ChainBlock, ChainView } from '../chain/types.ts'
import { base64, bocBase64, hex } from '../http/encode.ts'
import { configAfter, strangers } from '../proofs/configuration.ts'
import type { Flaw } from '../proofs/flaw.ts'
import type { Call, Method } from './method.ts'
import { masterBlock } from './proofs.ts'
import { Refusal, unparsable } from './refusal.ts'

const configInfo = (cell: Cell) => ({ '@type': 'configInfo', config: { '@type': 'tvm.cell', bytes: bocBase64(cell) } })

/** Returns the configuration after a block, or the newest. The flaw 'wrong set' replaces the validators. */
export function configOf(chain: ChainView, flaw?: Flaw, block?: ChainBlock): ReadonlyMap<number, Cell> {
  const config = block ? configAfter(chain, block).params : chain.config
  const validators = config.get(34)
  return flaw === 'wrong set' && validators ? new Map([...config, [34, strangers(validators)]]) : config
}

const askedConfig = (call: Call) => {
  const block = call.params.int('seqno') === undefined ? undefined : masterBlock(call, 'seqno')
  return configOf(call.chain, call.degradation.proofs, block)
}

const getConfigParam: Method = call => {
  const { params } = call
  const id = params.int('config_id') ?? params.int('param')
  if (id === undefined) throw unparsable('config_id or param should be defined')
  const cell = askedConfig(call).get(id)
  if (!cell) throw new Refusal(500, `LITE_SERVER_UNKNOWN: config parameter ${id} is not set`)
  return configInfo(cell)
}

/** Returns the whole configuration as the dictionary cell that a node sends. */
export function configCell(config: ReadonlyMap<number, Cell>): Cell {
  const dictionary = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  for (const [id, cell] of config) dictionary.set(id, cell)
  return beginCell().storeDictDirect(dictionary).endCell()
}

/** Returns library cells of masterchain accounts by hash. Unknown ones are omitted, as on a node. */
const getLibraries: Method = ({ chain, params }) => {
  const list = params.raw('libraries')
  const texts = (Array.isArray(list) ? list : [list]).filter(text => typeof text === 'string')
  const wanted = new Set(texts.map(text => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')).map(hex))
  const found: Cell[] = []
  for (const { code } of chain.accounts()) {
    if (code && wanted.delete(hex(code.hash()))) found.push(code)
  }
  return {
    '@type': 'smc.libraryResult',
    result: found.map(cell => ({
      '@type': 'smc.libraryEntry',
      hash: base64(cell.hash()),
      data: bocBase64(cell),
    })),
  }
}

export const configMethods = {
  getConfigParam,
  getConfigAll: (call => configInfo(configCell(askedConfig(call)))) satisfies Method,
  getLibraries,
}
