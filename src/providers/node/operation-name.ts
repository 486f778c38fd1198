import * as v from 'valibot'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { formatOpcode } from '../../domain/reason/opcode.ts'
import type { Call } from '../../lib/call.ts'
import { createClient } from '../http/client.ts'
import { ProviderError } from '../http/error.ts'
import { text } from '../http/wire.ts'
import { hasIndexV3, indexV3Url } from '../v3.ts'
import { node } from './provider.ts'

/** True if a provider of operation names is configured. */
export const hasOperationNames = hasIndexV3

/** Answers have no envelope. Shares the queue of API v2, because the host counts the calls to both together. */
const nodeApiV3 = createClient({ ...node, baseUrl: indexV3Url, unwrap: body => body })

/** The server's name for an unknown opcode. */
const UNKNOWN = 'unknown'

const decoded = v.object({ opcodes: v.array(text) })

/** Name of an operation as sanitized text (v3, decode); null if the provider does not know it. */
export async function getOperationName(call: Call, opcode: number): Promise<{ name: string | null }> {
  const { opcodes } = await nodeApiV3('/decode', { opcodes: formatOpcode(opcode) }, decoded, call)
  const [said, ...others] = opcodes
  if (said === undefined || others.length > 0)
    throw new ProviderError('malformed', 'toncenter', `opcodes: ${opcodes.length} in place of one`)
  const name = cleanText(said, MAX_NAME_LENGTH)
  return { name: name === UNKNOWN ? null : name || null }
}
