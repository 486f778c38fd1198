import type { Cell, Message } from '@ton/core'
import { incomingCell, outgoingCells } from '../chain/message.ts'
import type { ChainTransaction } from '../chain/types.ts'

/** A message with its original cell: a rewritten one may have another hash. */
export type Sent = { message: Message; cell: Cell }

export function incomingMessage({ transaction, cell }: ChainTransaction): Sent | null {
  const found = incomingCell(cell)
  return transaction.inMessage && found ? { message: transaction.inMessage, cell: found } : null
}

/** Outgoing messages in sending order. */
export function outgoingMessages({ transaction, cell }: ChainTransaction): Sent[] {
  const cells = outgoingCells(cell)
  return transaction.outMessages.values().flatMap((message, index) => {
    const found = cells[index]
    return found ? [{ message, cell: found }] : []
  })
}
