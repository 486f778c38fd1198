import { indexer } from '../providers/indexer/provider.ts'
import { jettonsRequest } from '../providers/requests/jettons.ts'
import { chosen, prefetch } from './prefetch.ts'

if (!chosen('page')) prefetch(indexer, jettonsRequest, 1)
