import { type Cell, refuse } from '../cell.ts'
import type { Slice } from '../slice.ts'
import { type FullBlockId, requireMasterchain } from './block-id.ts'
import { contradict } from './checked.ts'
import { skipCurrencies } from './find-leaf.ts'
import { openBlock } from './header.ts'
import { openTagged, readTrees, type Tree } from './merkle.ts'
import { openState } from './state.ts'

const [BLOCK_EXTRA, MASTERCHAIN_BLOCK, MASTERCHAIN_STATE] = [0x4a33f6fd, 0xcca5, 0xcc26]

/** Parts common to a masterchain block and its state. `shardHashes` is at `ShardHashes`; `config` is null for blocks other than key blocks. */
type MasterchainParts = { shardHashes: Slice; config: Cell | null; previousBlocks: Cell | null; hashOf: Tree['hashOf'] }

/** Reads `ConfigParams`: skips the configuration contract's address, returns the parameters. */
function readConfig(from: Slice): Cell {
  from.skip(256)
  return from.ref()
}

/** Reads `McBlockExtra`. */
function openBlockExtra(tree: Tree, block: FullBlockId): MasterchainParts {
  const extra = openTagged(openBlock(tree, block).extra, 32, BLOCK_EXTRA)
  for (let skipped = 0; skipped < 3; skipped++) extra.ref()
  extra.skip(512)
  const from = openTagged(extra.maybeRef() ?? refuse('no masterchain block'), 16, MASTERCHAIN_BLOCK)
  const isKeyBlock = from.bit()
  const shardHashes = from.fork()
  from.maybeRef()
  // skip `ShardFees` with its sums, then the previous block's signatures
  from.maybeRef()
  skipCurrencies(from)
  skipCurrencies(from)
  from.ref()
  return { shardHashes, config: isKeyBlock ? readConfig(from) : null, previousBlocks: null, hashOf: tree.hashOf }
}

/** Reads `McStateExtra`. */
function openStateExtra(custom: Cell | null, hashOf: Tree['hashOf']): MasterchainParts {
  const from = openTagged(custom ?? refuse('no masterchain state'), 16, MASTERCHAIN_STATE)
  const shardHashes = from.fork()
  from.maybeRef()
  return { shardHashes, config: readConfig(from), previousBlocks: from.ref(), hashOf }
}

/**
 * Opens shards, configuration and older blocks. One root is a masterchain block, with `McBlockExtra`; two are a block and its state, with
 * `McStateExtra`. Ends the proof as contradicted if they are of another block than `block`.
 */
export function openMasterchain(bags: readonly Uint8Array[], block: FullBlockId): MasterchainParts {
  requireMasterchain(block)
  const [blockTree, stateTree] = readTrees(bags, 2)
  if (!blockTree) refuse('no root')
  if (!stateTree) return openBlockExtra(blockTree, block)
  return openStateExtra(openState(blockTree, stateTree, block).custom, stateTree.hashOf)
}

/** Configuration parameters. Ends the proof as contradicted if there are none: the block is not a key block. */
export function openConfig(bags: readonly Uint8Array[], block: FullBlockId) {
  const { config, hashOf } = openMasterchain(bags, block)
  return { config: config ?? contradict({ what: 'key block', expected: `${block.seqno}`, found: null }), hashOf }
}
