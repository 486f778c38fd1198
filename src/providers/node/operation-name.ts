import * as v from 'valibot'
import { cleanText, MAX_NAME_LENGTH } from '../../domain/foreign/clean-text.ts'
import { formatOpcode } from '../../domain/reason/opcode.ts'
import type { Call } from '../../lib/call.ts'
import { createClient } from '../http/client.ts'
import { ProviderError } from '../http/error.ts'
import { text } from '../http/wire.ts'
import { hasIndexV3, indexV3Url } from '../v3.ts'
import { node } from './provider.ts'

/** True if a provider of names is set. */
export const hasOperationNames = hasIndexV3

/** Answers come bare; it shares the queue of the second version, as its provider counts the calls of both. */
const nodeApiV3 = createClient({ ...node, baseUrl: indexV3Url, unwrap: body => body })

/** The server's answer for an opcode that it does not know either. */
const UNKNOWN = 'unknown'

const decoded = v.object({ opcodes: v.array(text) })

/** Name of an operation (v3, decode), as text that is safe to show; null where the provider has no name for it. */
export async function getOperationName(call: Call, opcode: number): Promise<{ name: string | null }> {
  const { opcodes } = await nodeApiV3('/decode', { opcodes: formatOpcode(opcode) }, decoded, call)
  const [said, ...others] = opcodes
  if (said === undefined || others.length > 0)
    throw new ProviderError('malformed', 'toncenter', `opcodes: ${opcodes.length} in place of one`)
  const name = cleanText(said, MAX_NAME_LENGTH)
  return { name: name === UNKNOWN ? null : name || null }
}
