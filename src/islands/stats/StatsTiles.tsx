import * as statsWords from '#words/stats.ts'
import { type MasterchainHead, masterchainBlock } from '../../domain/block/block.ts'
import { headFacts } from '../../domain/block/head.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { $networkStats } from '../../stores/network-stats.ts'
import { $round } from '../../stores/round.ts'
import { $validators, totalsOf } from '../../stores/validators.ts'
import { Slot } from '../../ui/base/Slot.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

/** Tiles of the network. Stores are requested in reading order. */
export function StatsTiles() {
  const head = useQuery($masterchain())
  const stats = useQuery($networkStats())
  const validators = useQuery($validators())
  const block = stats.status === 'ready' ? stats.value : null
  const round = useQuery($round())
  const { total, stake } = totalsOf(
    validators.status === 'ready' ? validators.value : null,
    round.status === 'ready' ? round.value : null,
  )
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
      <Tile label={statsWords.latestBlock} note={statsWords.ofMasterchain}>
        {head.status === 'ready' ? (
          <HeadLink head={head.value} />
        ) : head.status === 'loading' ? (
          <Slot name="newest" text={MISSING} className="text-accent font-600" />
        ) : (
          MISSING
        )}
      </Tile>
      <Tile
        label={statsWords.blockTransactions}
        note={block ? statsWords.inBlockAlone(groupDigits(block.seqno)) : statsWords.inNewestBlock}
      >
        <span className="font-600">
          {block && block.transactions !== null ? groupDigits(block.transactions) : MISSING}
        </span>
      </Tile>
      <Tile label={statsWords.activeValidators} note={statsWords.inRound}>
        <span className="font-600">{total ? groupDigits(total) : MISSING}</span>
      </Tile>
      <Tile label={statsWords.totalStakeTile} note={statsWords.ofAllValidators(COIN)}>
        <Amount units={stake} digits={0} unit="" />
      </Tile>
    </div>
  )
}

export function HeadLink({ head }: { head: MasterchainHead }) {
  const { seqno } = head
  return (
    <a className="link font-600" href={blockPath(masterchainBlock(seqno))}>
      <span key={seqno} className="breathe">
        {headFacts(head).newest}
      </span>
    </a>
  )
}
