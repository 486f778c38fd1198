/** Past and current configurations, read from key blocks. */
import { type Cell, Dictionary } from '@ton/core'
import { Config, type Round, validatorSet } from '../chain/config.ts'
import { loadCurrency, sha256 } from '../chain/tlb.ts'
import type { ChainBlock, ChainView } from '../chain/types.ts'
import { rootOf } from './past-states.ts'

const configs = new WeakMap<ChainBlock, Config>()

/** Returns the configuration in a key block, or in the zerostate (block 0). */
function configIn(block: ChainBlock): Config {
  const known = configs.get(block)
  if (known) return known
  const root = rootOf(block)
  const config = new Config(block.seqno === 0 ? inState(root) : inBlock(root))
  configs.set(block, config)
  return config
}

function inState(state: Cell): Cell {
  const extra = (state.refs[3] ?? state).beginParse().skip(16)
  extra.loadMaybeRef()
  return extra.skip(256).loadRef()
}

function inBlock(block: Cell): Cell {
  const blockExtra = (block.refs[3] ?? block).beginParse().skip(32 + 512)
  for (let skipped = 0; skipped < 3; skipped++) blockExtra.loadRef()
  const extra = (blockExtra.loadMaybeRef() ?? block).beginParse().skip(16 + 1)
  extra.loadMaybeRef()
  extra.loadMaybeRef()
  loadCurrency(extra)
  loadCurrency(extra)
  extra.loadRef()
  return extra.skip(256).loadRef()
}

function keyBlock(chain: ChainView, seqno: number): ChainBlock {
  const block = chain.block(-1, seqno)
  if (!block) throw new Error(`LITE_SERVER_UNKNOWN: key block ${seqno} is not in db`)
  return block
}

/** Configuration in force while a masterchain block is made; its validators sign the block. */
export const configBefore = (chain: ChainView, block: ChainBlock): Config =>
  configIn(keyBlock(chain, block.prevKeyBlockSeqno))

/** Configuration in force after a masterchain block. */
export const configAfter = (chain: ChainView, block: ChainBlock): Config =>
  block.keyBlock ? configIn(block) : configBefore(chain, block)

/** Parses `validators_ext#12`. */
export function roundOf(parameter: Cell): Round {
  const from = parameter.beginParse().skip(8)
  const [since, until] = [from.loadUint(32), from.loadUint(32)]
  const main = from.skip(16).loadUint(16)
  const list = from.skip(64).loadDict(Dictionary.Keys.Uint(16), {
    serialize: () => {},
    parse: entry => {
      const [publicKey, weight] = [entry.skip(8 + 32).loadBuffer(32), entry.loadUintBig(64)]
      return { publicKey, weight, adnl: entry.loadBuffer(32) }
    },
  })
  return { since, until, main, validators: list.values() }
}

/** Returns a validator set with the same weights and other keys. These keys sign no block of this network. */
export function strangers(parameter: Cell): Cell {
  const round = roundOf(parameter)
  const validators = round.validators.map(one => ({ ...one, publicKey: sha256(one.publicKey) }))
  return validatorSet({ ...round, validators })
}
