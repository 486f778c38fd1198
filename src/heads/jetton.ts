import { indexer } from '../providers/indexer/line.ts'
import { addressAfter, askFirst } from './first.ts'

const address = addressAfter('/jetton/')
if (address) askFirst(indexer, `jetton:${address}`, `/jettons/${address}`)
