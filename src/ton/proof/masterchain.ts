import { type Cell, refuse } from '../cell.ts'
import type { Slice } from '../slice.ts'
import { type FullBlockId, requireMasterchain } from './block-id.ts'
import { contradict } from './checked.ts'
import { skipCurrencies } from './find-leaf.ts'
import { openBlock } from './header.ts'
import { openTagged, readTrees, type Tree } from './merkle.ts'
import { openState } from './state.ts'

const [BLOCK_EXTRA, MASTERCHAIN_BLOCK, MASTERCHAIN_STATE] = [0x4a33f6fd, 0xcca5, 0xcc26]

/** Parts that a masterchain block and its state share. `shardHashes` is at `ShardHashes`; `config` is null except in key blocks. */
type MasterchainParts = { shardHashes: Slice; config: Cell | null; previousBlocks: Cell | null; hashOf: Tree['hashOf'] }

/** `ConfigParams`: the address of the configuration contract, then the parameters. */
function readConfig(from: Slice): Cell {
  from.skip(256)
  return from.ref()
}

/** `McBlockExtra`. */
function openBlockExtra(tree: Tree, block: FullBlockId): MasterchainParts {
  const extra = openTagged(openBlock(tree, block).extra, 32, BLOCK_EXTRA)
  for (let skipped = 0; skipped < 3; skipped++) extra.ref()
  extra.skip(512)
  const from = openTagged(extra.maybeRef() ?? refuse('no masterchain block'), 16, MASTERCHAIN_BLOCK)
  const isKeyBlock = from.bit()
  const shardHashes = from.fork()
  from.maybeRef()
  // `ShardFees` with its sums, then signatures of the block before
  from.maybeRef()
  skipCurrencies(from)
  skipCurrencies(from)
  from.ref()
  return { shardHashes, config: isKeyBlock ? readConfig(from) : null, previousBlocks: null, hashOf: tree.hashOf }
}

/** `McStateExtra`. */
function openStateExtra(custom: Cell | null, hashOf: Tree['hashOf']): MasterchainParts {
  const from = openTagged(custom ?? refuse('no masterchain state'), 16, MASTERCHAIN_STATE)
  const shardHashes = from.fork()
  from.maybeRef()
  return { shardHashes, config: readConfig(from), previousBlocks: from.ref(), hashOf }
}

/**
 * Shards, configuration and older blocks in a masterchain block or its state. One root is the block, with `McBlockExtra`; two are the
 * block and its state, with `McStateExtra`. Contradicts when they are of another block.
 */
export function openMasterchain(bags: readonly Uint8Array[], block: FullBlockId): MasterchainParts {
  requireMasterchain(block)
  const [blockTree, stateTree] = readTrees(bags, 2)
  if (!blockTree) refuse('no root')
  if (!stateTree) return openBlockExtra(blockTree, block)
  return openStateExtra(openState(blockTree, stateTree, block).custom, stateTree.hashOf)
}

/** The configuration parameters. Contradicts when the block holds none, because it is no key block. */
export function openConfig(bags: readonly Uint8Array[], block: FullBlockId) {
  const { config, hashOf } = openMasterchain(bags, block)
  return { config: config ?? contradict({ what: 'key block', expected: `${block.seqno}`, found: null }), hashOf }
}
