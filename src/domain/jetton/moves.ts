import type { Message, Transaction } from '../transaction/transaction.ts'
import type { Jetton, JettonWallets } from './jetton.ts'

/** Whether one of these messages is about jettons. */
export const aboutJettons = (messages: Message[]) =>
  messages.some(({ body }) => body.kind === 'operation' && body.units !== undefined)

const TRANSFER = 0x0f8a7ea5
const BURN = 0x595f07bc
const NOTIFICATION = 0x7362d09c

/** What a transaction did to the jettons of its account: `units` of a jetton, decimal text. */
export type JettonMove = { jetton: Jetton; units: string; way: 'received' | 'sent' }

/**
 * The jettons that a transaction of a wallet sent away, or received by the word of a message. Only its own jetton wallets are believed: anybody may
 * claim to have sent jettons.
 */
export function jettonMoves({ inMessage, outMessages }: Transaction, wallets: JettonWallets): JettonMove[] {
  const moves = outMessages.flatMap(message =>
    moveOf(message, message.destination && wallets[message.destination], [TRANSFER, BURN], 'sent'),
  )
  const received =
    inMessage && moveOf(inMessage, inMessage.source && wallets[inMessage.source], [NOTIFICATION], 'received')
  return received ? [...received, ...moves] : moves
}

function moveOf(
  { body }: Message,
  jetton: Jetton | null | undefined,
  opcodes: number[],
  way: JettonMove['way'],
): JettonMove[] {
  if (!jetton || body.kind !== 'operation' || !body.units || !opcodes.includes(body.opcode)) return []
  return [{ jetton, units: body.units, way }]
}
