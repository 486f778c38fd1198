import * as searchWords from '#words/search.ts'
import * as stakingWords from '#words/staking.ts'
import { isEmptyPool, type StakingPool } from '../../domain/network/staking.ts'
import { looksFriendly, type RawAddress } from '../../ton/address.ts'

type AskedProps = { written: string; asked: RawAddress | null; pools: StakingPool[] }

/** Result for the pool in the path. */
export default function Asked({ written, asked, pools }: AskedProps) {
  if (!asked) return looksFriendly(written) ? searchWords.checksum : stakingWords.noAddress
  const pool = pools.find(({ address }) => address === asked)
  if (!pool) return stakingWords.notListed
  return isEmptyPool(pool) ? stakingWords.empty : stakingWords.marked
}
