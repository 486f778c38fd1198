import type { ScreenRequest } from './request.ts'

/** All staking pools (indexer, staking/pools). */
export const stakingRequest: ScreenRequest = {
  key: 'staking-pools',
  of: () => ['/staking/pools', {}],
}
