import { indexer } from '../providers/indexer/provider.ts'
import { addressAfter, prefetch } from './prefetch.ts'

const address = addressAfter('/jetton/')
if (address) prefetch(indexer, `jetton:${address}`, `/jettons/${address}`)
