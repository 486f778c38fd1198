import { indexer } from '../providers/indexer/line.ts'
import { askFirst } from './first.ts'

askFirst(indexer, 'staking-pools', '/staking/pools')
