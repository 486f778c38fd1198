import { lazy, Suspense } from 'react'
import * as commonWords from '#words/common.ts'
import * as homeWords from '#words/home.ts'
import { masterchainBlock } from '../../domain/block/block.ts'
import { headFacts } from '../../domain/block/head.ts'
import { judgeHealth } from '../../domain/block/health.ts'
import { COIN } from '../../domain/text/coin.ts'
import { MISSING } from '../../domain/text/format.ts'
import { blockPath, ratesPath } from '../../routes.ts'
import { $blockBriefs, $masterchain } from '../../stores/blocks.ts'
import { Slot } from '../../ui/base/Slot.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Chip, type Tone } from '../../ui/parts/Chip.tsx'
import { useMoving } from '../blocks/use-moving.ts'

const WatchedChip = lazy(() => import('./WatchedChip.tsx').catch(() => ({ default: () => null })))

// Lazy: the state of the chain comes first.
const PriceValue = lazy(() => import('./PriceValue.tsx').catch(() => ({ default: () => <>{MISSING}</> })))

/** Network, latest block and price; each tells if its value is unknown. */
export function HomeChips() {
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex max-sm:[&:not(:has([href$=watch]))>:first-child]:col-span-2">
      <NetworkChip />
      <Suspense>
        <WatchedChip />
      </Suspense>
      <BlockChip />
      <PriceChip />
    </div>
  )
}

/** Status of the network, by the age of the newest known block. */
function useNetwork(): [tone: Tone, words: string] {
  const head = useQuery($masterchain())
  const briefs = useQuery($blockBriefs())
  const now = useNow()
  const newest = briefs.status === 'ready' ? briefs.value[0]?.utime : undefined
  const error = briefs.status !== 'loading' && briefs.error
  const isMoving = useMoving(newest)
  if (head.status === 'loading') return ['none', homeWords.asking]
  if (head.error) return ['bad', homeWords.unreachable]
  const health = newest && judgeHealth(newest, now, isMoving)
  if (health === 'healthy') return ['good', homeWords.online]
  // After a failed refresh, an old time says nothing about the network.
  if (!health || error) return ['none', error ? homeWords.timeUnknown : homeWords.asking]
  if (health === 'unclear') return ['none', homeWords.clockDiffers]
  return health === 'delayed' ? ['warn', homeWords.delayed] : ['bad', homeWords.stalled]
}

function NetworkChip() {
  const [tone, words] = useNetwork()
  return (
    <Chip tone={tone} width="sm:w-46">
      {words}
    </Chip>
  )
}

function BlockChip() {
  const head = useQuery($masterchain())
  if (head.status === 'failed') return <Chip width="sm:w-40">{homeWords.noBlock}</Chip>
  if (head.status === 'loading')
    return (
      <Chip width="sm:w-40">
        {commonWords.block}
        <Slot name="newest" text={MISSING} />
      </Chip>
    )
  const { seqno } = head.value
  return (
    <Chip width="sm:w-40" href={blockPath(masterchainBlock(seqno))}>
      {commonWords.block}
      <span key={seqno} className="breathe">
        {headFacts(head.value).newest}
      </span>
    </Chip>
  )
}

function PriceChip() {
  return (
    <Chip width="sm:w-34" href={ratesPath}>
      {COIN}
      <Suspense fallback={MISSING}>
        <PriceValue />
      </Suspense>
    </Chip>
  )
}
