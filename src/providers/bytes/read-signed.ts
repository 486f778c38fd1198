import { askedFor } from '../../domain/summary/asked.ts'
import { withAskedChanges } from '../../domain/summary/changes.ts'
import type { SignedMessage } from '../../domain/transaction/signed-message.ts'
import { createHasher } from '../../ton/cell-hash.ts'
import type { Hash } from '../../ton/hash.ts'
import { readMessage } from '../../ton/message.ts'
import { messageCell } from '../../ton/rebuild/message.ts'
import type { MessageParts } from '../../ton/rebuild/parts.ts'
import { readRequest } from '../../ton/request/request.ts'

/** Builds an external message from its parts. Undefined unless its bytes have the hash, plain or normalised (TEP-467). */
export function readSigned(parts: MessageParts, hash: Hash): SignedMessage | undefined {
  try {
    const hashOf = createHasher()
    const cell = parts.body && messageCell(parts, parts.body, hashOf)
    if (!cell) return undefined
    const message = readMessage(cell, hashOf)
    if (!message.destination || message.kind !== 'external-in') return undefined
    if (message.hash !== hash && message.normalized !== hash) return undefined
    const request = readRequest(message, cell, hashOf)
    const asked = request && askedFor(request, message.destination)
    return { account: message.destination, order: request && withAskedChanges(asked, request) }
  } catch {
    return undefined
  }
}
