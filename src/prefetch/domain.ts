import { readDomain } from '../domain/dns/domain.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { domainRequest } from '../providers/requests/domain.ts'
import { argument, prefetch } from './prefetch.ts'

const text = argument('/dns/')
const read = readDomain(text)
if (text && 'name' in read) prefetch(indexer, domainRequest, read.name)
