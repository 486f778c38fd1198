import { indexer } from '../providers/indexer/provider.ts'
import { jettonRequest } from '../providers/requests/jetton.ts'
import { addressAfter, prefetch } from './prefetch.ts'

const address = addressAfter('/jetton/')
if (address) prefetch(indexer, jettonRequest, address)
