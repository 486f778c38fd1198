import { indexV3 } from '../providers/index-v3/provider.ts'

/** True if names are from toncenter's index alone, which does not know when a name expires. */
export const mayHaveRunOut = (sources: readonly string[]) =>
  sources.includes(indexV3.name) && !sources.includes('tonapi')
