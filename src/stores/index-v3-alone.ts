import { indexV3 } from '../providers/index-v3/provider.ts'

/** True if names are from toncenter's index alone, which neither knows when a name expires nor resolves one by its contracts. */
export const isIndexV3Alone = (sources: readonly string[]) =>
  sources.includes(indexV3.name) && !sources.includes('tonapi')
