import * as commonWords from '#words/common.ts'
import { apyGrade, poolTitle, type StakingPool } from '../../domain/network/staking.ts'
import { addressPath } from '../../routes.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { Fingerprint } from '../../ui/chain/Fingerprint.tsx'
import { markEquals } from '../../ui/chain/mark-equals.ts'

/** A pool by its name, as a link to its account. */
export function PoolName({ pool }: { pool: StakingPool }) {
  const { address: raw } = pool
  const address = raw && friendlyAddress(raw)
  const title = <bdi className="truncate">{poolTitle(pool, address)}</bdi>
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
      {apy === null ? commonWords.missing : `${apy.toFixed(2)}%`}
    </span>
  )
}
