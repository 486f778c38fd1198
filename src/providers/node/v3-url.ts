import { NODE_V3_URL } from '../public.ts'

/**
 * Where the node API's provider has its third version, by the settings of a build: the public one only beside the public second version,
 * since the public third version knows mainnet alone. Undefined when a build about another network does not set it.
 */
export const nodeV3Url = (v3: string | undefined, v2: string | undefined) =>
  v3 ?? (v2 === undefined ? NODE_V3_URL : undefined)
