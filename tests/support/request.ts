import type { RawAddress } from '../../src/ton/address.ts'
import type { Message } from '../../src/ton/message.ts'
import type { Change, Request } from '../../src/ton/request/request.ts'
import { BOB, message } from './transaction.ts'

/** An order to send a message of these parts. */
export const order = (parts: Partial<Message> = {}) => ({
  mode: 3,
  message: message({ source: null, destination: BOB, ...parts }),
})

/** A request that orders payments to Bob, or to others, and changes. */
export const ordering = (values: bigint[], changes: Change[] = [], to: RawAddress[] = []): Request => ({
  family: 'v5',
  until: null,
  seqno: '9',
  orders: values.map((value, place) => order({ value: `${value}`, destination: to[place] ?? BOB })),
  unread: 0,
  changes,
  more: 0,
  direct: values.length,
  sure: true,
  answers: false,
})
