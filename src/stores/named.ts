import type { NamedThing } from '../domain/search/named.ts'
import { mainCall } from '../lib/call.ts'
import { getNamedThings } from '../providers/indexer/named.ts'

/** Things that tonapi finds by name. Not saved: searches are private. */
export const findNamed = (name: string, signal: AbortSignal): Promise<NamedThing[]> =>
  getNamedThings(mainCall(signal), name)
