import { beginCell, type Cell, type Message, storeMessage } from '@ton/core'

/** TEP-467: the hash of an external message without what wallets and relays may change about it. */
export function normalisedHash(message: Message): Buffer {
  const normal: Message = {
    info: message.info.type === 'external-in' ? { ...message.info, src: null, importFee: 0n } : message.info,
    init: null,
    body: message.body,
  }
  return beginCell()
    .store(storeMessage(normal, { forceRef: true }))
    .endCell()
    .hash()
}

export const messageCell = (message: Message): Cell => beginCell().store(storeMessage(message)).endCell()
