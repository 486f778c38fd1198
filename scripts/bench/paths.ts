import type { BlockId } from '../../src/domain/block/block.ts'
import {
  addressPath,
  blockPath,
  domainPath,
  jettonPath,
  nftCollectionPath,
  nftPath,
  transactionPath,
} from '../../src/routes.ts'

/** The pages that are measured. `known` gives the address of what the network has of a kind; `seqno` is of a masterchain block. */
export const pagePaths = (known: (word: string) => string, seqno: number, shardBlock: BlockId): string[] => [
  '/',
  '/blocks',
  `/block/${seqno}`,
  blockPath(shardBlock),
  '/404',
  '/transactions',
  '/validators',
  '/staking',
  '/stats',
  transactionPath(known('transaction with a comment')),
  addressPath(known('wallet')),
  '/nft',
  nftPath(known('NFT item')),
  nftCollectionPath(known('NFT collection')),
  '/dns',
  domainPath('nanoscope.ton'),
  '/dns-explorer',
  '/jettons',
  jettonPath(known('jetton with many holders')),
  '/watch',
  '/rates',
  '/checks',
  '/inspect',
]
