import * as v from 'valibot'
import type { ElectionTimes } from '../../domain/network/election.ts'
import type { ElectedSet, Round } from '../../domain/network/validator.ts'
import type { Call } from '../../lib/call.ts'
import { base64Bytes } from '../http/bag.ts'
import { ProviderError } from '../http/error.ts'
import { nodeApi } from './client.ts'

const parameter = v.object({ config: v.object({ bytes: base64Bytes }) })

/** Bytes of a parameter of the network's configuration (getConfigParam). */
const bytesOf = async (call: Call, param: number) =>
  (await nodeApi('/getConfigParam', { param }, parameter, call)).config.bytes

/** `read`, or ProviderError `malformed` that says what it is not. */
function known<T>(read: T | undefined, what: string): T {
  if (read === undefined) throw new ProviderError('malformed', 'toncenter', `config: it is no ${what}`)
  return read
}

/** The running round of validators: the head of parameter 34 (`validators_ext#12`, block.tlb). */
export async function getRound(call: Call): Promise<Round> {
  const bytes = await bytesOf(call, 34)
  const { readRound } = await import('../bytes/read-round.ts')
  return known(readRound(bytes), 'set of validators')
}

/** The elected validators by parameter 34. Throws ProviderError: `malformed` for what is no set of validators. */
export async function getElected(call: Call): Promise<ElectedSet> {
  const bytes = await bytesOf(call, 34)
  const { readElected } = await import('../bytes/read-elected.ts')
  return known(readElected(bytes), 'set of validators')
}

/** Times of elections by parameter 15. */
export async function getElectionTimes(call: Call): Promise<ElectionTimes> {
  const bytes = await bytesOf(call, 15)
  const { readElectionTimes } = await import('../bytes/read-election.ts')
  return known(readElectionTimes(bytes), 'times of elections')
}

/** The largest factor of a stake by parameter 17, in 16.16 fixed point. */
export async function getMaxFactor(call: Call): Promise<number> {
  const bytes = await bytesOf(call, 17)
  const { readMaxFactor } = await import('../bytes/read-election.ts')
  return known(readMaxFactor(bytes), 'limits of stakes')
}
