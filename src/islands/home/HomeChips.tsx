import { judgeHealth } from '../../domain/block/health.ts'
import { COIN } from '../../domain/text/coin.ts'
import { groupDigits, price } from '../../domain/text/format.ts'
import { blockPath, paths } from '../../routes.ts'
import { $blockBriefs, $masterchain } from '../../stores/blocks.ts'
import { $coinPrice } from '../../stores/rates.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Chip, type Tone } from '../../ui/parts/Chip.tsx'
import { useMoving } from '../blocks/use-moving.ts'

/** Network, latest block and price: each says what is known, or that it is not. */
export function HomeChips() {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex">
      <NetworkChip />
      <BlockChip />
      <PriceChip />
    </div>
  )
}

/** The light follows from the age of the newest known block; it is never assumed. */
function useNetwork(): { tone: Tone; words: string } {
  const head = useQuery($masterchain())
  const briefs = useQuery($blockBriefs())
  const now = useNow()
  const newest = briefs.status === 'ready' ? briefs.value[0]?.utime : undefined
  const isMoving = useMoving(newest)
  if (head.status === 'loading') return { tone: 'none', words: 'Asking the network …' }
  if (head.status === 'failed' || head.error) return { tone: 'bad', words: 'Network Unreachable' }
  if (newest === undefined)
    return { tone: 'none', words: briefs.status === 'failed' ? 'Block Time Unknown' : 'Asking the network …' }
  const health = judgeHealth(newest, now, isMoving)
  if (health === 'unclear') return { tone: 'none', words: 'Device Clock Differs' }
  if (health === 'healthy') return { tone: 'good', words: 'Network Online' }
  return health === 'delayed' ? { tone: 'warn', words: 'Network Delayed' } : { tone: 'bad', words: 'Network Stalled' }
}

function NetworkChip() {
  const { tone, words } = useNetwork()
  return (
    <Chip tone={tone} width="max-sm:col-span-2 sm:w-46">
      {words}
    </Chip>
  )
}

function BlockChip() {
  const head = useQuery($masterchain())
  if (head.status !== 'ready') return <Chip width="sm:w-40">Block —</Chip>
  const { seqno } = head.value
  return (
    <Chip width="sm:w-40" href={blockPath({ workchain: -1, shard: '', seqno })}>
      Block
      <span key={seqno} className="breathe">
        #{groupDigits(seqno)}
      </span>
    </Chip>
  )
}

function PriceChip() {
  const rate = useQuery($coinPrice('usd'))
  const known = rate.status === 'ready' ? rate.value : null
  return (
    <Chip width="sm:w-34" href={paths.rates}>
      {COIN}
      <span key={known} className={known === null ? '' : 'breathe'}>
        {known === null ? '—' : `$${price(known)}`}
      </span>
    </Chip>
  )
}
