import * as v from 'valibot'
import type { ElectedSet, Round } from '../../domain/network/validator.ts'
import type { Call } from '../../lib/call.ts'
import { base64Bytes } from '../http/bag.ts'
import { ProviderError } from '../http/error.ts'
import { nodeApi } from './client.ts'

const parameter = v.object({ config: v.object({ bytes: base64Bytes }) })

/** The running round of validators: what stands in the head of parameter 34 (`validators_ext#12`, block.tlb; getConfigParam). */
export async function getRound(call: Call): Promise<Round> {
  const { config } = await nodeApi('/getConfigParam', { param: 34 }, parameter, call)
  const { readRound } = await import('../bytes/read-round.ts')
  const round = readRound(config.bytes)
  if (!round) throw new ProviderError('malformed', 'toncenter', 'config: it is no set of validators')
  return round
}

/** The elected validators by parameter 34 (getConfigParam). Throws ProviderError: `malformed` for what is no set of validators. */
export async function getElected(call: Call): Promise<ElectedSet> {
  const { config } = await nodeApi('/getConfigParam', { param: 34 }, parameter, call)
  const { readElected } = await import('../bytes/read-elected.ts')
  const elected = readElected(config.bytes)
  if (!elected) throw new ProviderError('malformed', 'toncenter', 'config: it is no set of validators')
  return elected
}
