import type { NamedThing } from '../domain/search/named.ts'
import { mainCall } from '../lib/call.ts'
import { getNamedThings } from '../providers/indexer/named.ts'

/** Things that tonapi knows by a name; asked each time and saved nowhere, as what somebody looks for is private. */
export const findNamed = (name: string, signal: AbortSignal): Promise<NamedThing[]> =>
  getNamedThings(mainCall(signal), name)
