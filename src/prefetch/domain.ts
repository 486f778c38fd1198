import { domainFacts } from '../domain/dns/facts.ts'
import { readDomain } from '../domain/dns/name.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { indexerResult } from '../providers/indexer/result.ts'
import { domainRequest, readWalletRecord } from '../providers/requests/domain.ts'
import { argument, prefetch } from './prefetch.ts'
import { savedSource, showFacts, showFirst } from './show.ts'

const text = argument('/dns/')
const read = readDomain(text)
if (text && 'name' in read) {
  const found = prefetch(indexer, domainRequest, read.name)
  showFacts({ heading: read.name })
  showFirst(found, {
    read: body => readWalletRecord(indexerResult(body)),
    facts: domainFacts,
    sourceOf: savedSource,
  })
}
