import { mayBeAhead } from '../domain/block/ahead.ts'
import { blockFacts } from '../domain/block/facts.ts'
import { blockHeading, parseBlockPlace } from '../domain/block/place.ts'
import { queryKey } from '../lib/query-key.ts'
import { startPrefetch } from '../providers/http/prefetched.ts'
import { node } from '../providers/node/provider.ts'
import { nodeResult } from '../providers/node/result.ts'
import { isAbout } from '../providers/requests/answered-block.ts'
import { blockRequest, headerFields, toHeader } from '../providers/requests/block.ts'
import { masterchainRequest } from '../providers/requests/masterchain.ts'
import { argument, prefetch, rememberedCopy, savedCopy } from './prefetch.ts'
import { savedSource, showFacts, showFirst } from './show.ts'

const id = parseBlockPlace(argument('/block/'), new URLSearchParams(location.search))
if (id) {
  const key = (seqno: number) => queryKey(blockRequest.key, [id.workchain, id.shard, seqno])
  const head = rememberedCopy(masterchainRequest.key)
  // The same rule as in the store, which would first request the newest block.
  const isAhead = !savedCopy(key(id.seqno)) && mayBeAhead(id, head, rememberedCopy(key(id.seqno - 1)), Date.now())
  showFacts({ heading: blockHeading(id) })
  if (isAhead) startPrefetch(node, ...masterchainRequest.of())
  else
    showFirst(prefetch(node, blockRequest, id.workchain, id.shard, id.seqno), {
      read(body) {
        const read = headerFields.read(nodeResult(body))
        return read && isAbout(id, read.id) ? toHeader(read, id) : undefined
      },
      facts: blockFacts,
      sourceOf: savedSource,
    })
}
