import { indexer } from '../providers/indexer/provider.ts'
import { validatorsRequest } from '../providers/requests/validators.ts'
import { prefetch } from './prefetch.ts'

prefetch(indexer, validatorsRequest)
