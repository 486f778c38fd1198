import { indexV3 } from '../providers/index-v3/provider.ts'

/** True for names by toncenter's index alone, which does not say when a name runs out. */
export const mayHaveRunOut = (sources: readonly string[]) =>
  sources.includes(indexV3.name) && !sources.includes('tonapi')
