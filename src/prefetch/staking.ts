import { indexer } from '../providers/indexer/provider.ts'
import { stakingRequest } from '../providers/requests/staking.ts'
import { prefetch } from './prefetch.ts'

prefetch(indexer, stakingRequest)
