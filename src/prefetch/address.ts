import { addressKind } from '../domain/account/account.ts'
import { accountFacts } from '../domain/account/facts.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { node } from '../providers/node/provider.ts'
import { nodeResult } from '../providers/node/result.ts'
import { accountRequest, factsRequest, readStateAndBalance } from '../providers/requests/account.ts'
import { friendlyAddress, parseAddress } from '../ton/address.ts'
import { argument, prefetch } from './prefetch.ts'
import { savedSource, showFacts, showFirst } from './show.ts'

const asked = parseAddress(argument('/address/'))
if (asked) {
  const { raw, form } = asked
  const found = prefetch(node, accountRequest, raw)
  prefetch(indexer, factsRequest, raw)
  showFacts({ address: friendlyAddress(raw, form?.bounceable === false), kind: addressKind(raw) })
  showFirst(found, {
    read: body => readStateAndBalance(nodeResult(body)),
    facts: accountFacts,
    sourceOf: savedSource,
  })
}
