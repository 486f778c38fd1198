import { jettonFacts } from '../domain/jetton/facts.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { indexerResult } from '../providers/indexer/result.ts'
import { jettonRequest, readJettonFace } from '../providers/requests/jetton.ts'
import { addressAfter, prefetch } from './prefetch.ts'
import { savedSource, showFirst } from './show.ts'

const address = addressAfter('/jetton/')
if (address)
  showFirst(prefetch(indexer, jettonRequest, address), {
    read: body => readJettonFace(indexerResult(body), address),
    facts: jettonFacts,
    sourceOf: savedSource,
  })
