import { type Cell, loadTransaction } from '@ton/core'
import type { FullBlockId } from '../../../src/ton/proof/block-id.ts'
import type { TransactionId } from '../../../src/ton/proof/transaction-proof.ts'

export const WHOLE = '8000000000000000'
/** Block 81,372,691 of the masterchain, and the shard block that it commits, as their files begin. */
export const MASTER: FullBlockId = {
  workchain: -1,
  shard: WHOLE,
  seqno: 81_372_691,
  rootHash: 'e55bf9675a44540e6399b171a63045b48294a56e9c67ddb442c10f02adac15e0',
  fileHash: 'f4ae2e9f507acc26e6fbc0470296edf562f6237d3d84866f5023e32062c13faf',
}
export const SHARD: FullBlockId = {
  workchain: 0,
  shard: WHOLE,
  seqno: 86_062_610,
  rootHash: '80cbafe6a27bb13ff6f7aa1a103d8a30989fba77c737457160b372359fcf5696',
  fileHash: 'f8f387cd708bce3f853a61c4d777f2004992876f86f99e3c1eee44452b00adb9',
}
/** Parameter 34 of the configuration at block 84,773,657, as @ton/core hashes it. */
export const CONFIGURED = '300a633eccd0b97255e4898305a3b142544688e2212624ca8d2f97dfbf610d2b'
/** The recorded reads do not name the files of their shard blocks: the masterchain does. */
export const FILES: Record<string, string> = {
  '85733283': '1efaf70231cd9f1ff6178341841f5e277a58a19e17226aa38a77e2f8d411a528',
  '85733306': '0306edd1f49c38f33d0b888608eb40113ebd4846569871f7fc66e4acd10116a9',
}

/** Every transaction in the tree, as @ton/core reads it. */
export function transactionsIn(root: Cell): TransactionId[] {
  const found = new Map<string, TransactionId>()
  const look = (cell: Cell) => {
    const isOne = !cell.isExotic && cell.bits.length >= 700 && cell.beginParse().preloadUint(4) === 7
    if (isOne) {
      const { address, lt, hash } = loadTransaction(cell.beginParse())
      const account = `0:${address.toString(16).padStart(64, '0')}` as const
      found.set(hash().toString('hex'), { account, lt, hash: hash().toString('hex') })
    } else for (const ref of cell.refs) look(ref)
  }
  look(root)
  return [...found.values()]
}
