import * as stakingWords from '#words/staking.ts'
import { apyGrade, poolTitle, type StakingPool } from '../../domain/network/staking.ts'
import { dateTime, groupDigits, MISSING } from '../../domain/text/format.ts'
import { percentText } from '../../domain/text/percent.ts'
import { timeLeft } from '../../domain/text/time-left.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { Fingerprint } from '../../ui/chain/Fingerprint.tsx'
import { markEquals } from '../../ui/chain/mark-equals.ts'
import { useNow } from '../../ui/live/use-now.ts'

/** Name of a pool with a link to its account. */
export function PoolName({ pool }: { pool: StakingPool }) {
  const { address: raw } = pool
  const address = raw && friendlyAddress(raw)
  const title = <bdi className="line-clamp-2 min-w-0">{poolTitle(pool, address)}</bdi>
  if (!raw || !address) return title
  return (
    <a
      href={addressPath(address)}
      title={pool.name ? `${pool.name}, ${address}` : address}
      className="link inline-flex items-center align-middle gap-2 min-w-0 max-w-full"
      {...markEquals(raw)}
    >
      <Fingerprint raw={raw} />
      {title}
    </a>
  )
}

const GRADES = { high: 'text-good', middle: 'text-accent', low: 'text-muted' }

/** Green from 5 %, blue from 3 %, grey below. */
export function ApyBadge({ apy }: { apy: number | null }) {
  return (
    <span
      className={`inline-flex items-center h-6 px-2 rounded-full border border-current text-sm whitespace-nowrap ${GRADES[apyGrade(apy)]}`}
    >
      {percentText(apy)}
    </span>
  )
}

/** Number of nominators with the pool's limit, as `10 of 40`, or alone if the limit is unknown. */
export function nominatorsText({ nominators, mostNominators }: StakingPool): string {
  if (nominators === null) return MISSING
  const count = groupDigits(nominators)
  return mostNominators === null ? count : stakingWords.ofMost(count, groupDigits(mostNominators))
}

export const withdrawalText = (isLiquid: boolean | null): string =>
  isLiquid === null ? MISSING : isLiquid ? stakingWords.liquid : stakingWords.locked

/** Time left of a round; its end is in the title. */
export function RoundEnd({ at }: { at: number | null }) {
  const now = useNow()
  if (at === null) return MISSING
  return <span title={dateTime(at)}>{at > now ? stakingWords.inTime(timeLeft(at - now)) : stakingWords.roundOver}</span>
}
