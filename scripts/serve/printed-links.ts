import { addressPath, blockPath, paths, transactionPath } from '../../src/routes.ts'
import type { Network } from '../localnet/chain/types.ts'

/** Traces by their printed text. */
const TRACES: readonly (readonly [text: string, word: string])[] = [
  ['A swap', 'swap'],
  ['A swap given back', 'refused swap'],
  ['A payout of 256 steps', 'payout'],
  ['A trace of 301 steps', 'long trace'],
  ['A trace beyond listing', 'too long trace'],
  ['A step that failed', 'failed step'],
  ['A trace on its way', 'pending trace'],
]

/** Links that show the site's features. Their targets are kept, so that they work until the network ends. */
export function printedLinks({ chain, fixtures }: Network): [string, string][] {
  const head = chain.head(-1)
  const [shard = head] = head.shards.flatMap(ref => chain.block(ref.workchain, ref.seqno, ref.shard) ?? [])
  for (const block of [head, shard]) chain.keep(block)
  const known = (word: string) => fixtures.worthOpening.get(word) ?? ''
  return [
    ['Home', paths.home],
    ['Blocks', paths.blocks],
    ['Newest masterchain block', blockPath(head)],
    ['The shard block it commits', blockPath(shard)],
    ['Recent transactions', paths.transactions],
    ['A transaction that failed', transactionPath(known('failed transaction'))],
    ['255 outgoing messages', transactionPath(known('transaction with many messages'))],
    ...TRACES.flatMap(([text, word]): [string, string][] =>
      known(word) ? [[text, transactionPath(known(word))]] : [],
    ),
    ['A wallet', addressPath(known('wallet'))],
    ['Its jettons', `${addressPath(known('wallet'))}?tab=jettons`],
    ['1,000 NFTs of one owner', `${addressPath(known('collector'))}?tab=nfts`],
  ]
}
