import { blockFacts } from '../domain/block/facts.ts'
import { blockHeading, parseBlockPlace } from '../domain/block/place.ts'
import { node } from '../providers/node/provider.ts'
import { nodeResult } from '../providers/node/result.ts'
import { isAbout } from '../providers/requests/answered-block.ts'
import { blockRequest, headerFields, toHeader } from '../providers/requests/block.ts'
import { argument, prefetch } from './prefetch.ts'
import { savedSource, showFacts, showFirst } from './show.ts'

const id = parseBlockPlace(argument('/block/'), new URLSearchParams(location.search))
if (id) {
  const found = prefetch(node, blockRequest, id.workchain, id.shard, id.seqno)
  showFacts({ heading: blockHeading(id) })
  showFirst(found, {
    read(body) {
      const read = headerFields.read(nodeResult(body))
      return read && isAbout(id, read.id) ? toHeader(read, id) : undefined
    },
    facts: blockFacts,
    sourceOf: savedSource,
  })
}
