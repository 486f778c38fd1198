import { type Cell, refuse } from './cell.ts'
import { Slice } from './slice.ts'

const SEND_MESSAGE = 0x0ec3c86d
const SET_CODE = 0xad4de08e
/** Maximum number of actions in an `OutList` (block.tlb). */
const MAX_ACTIONS = 255

/** A message to send (`MessageRelaxed`), with its mode. */
export type ListedMessage = { mode: number; message: Cell }
/** Actions of an `OutList`, first one first. `setsCode`: it replaces the contract's code. */
export type OutList = { messages: ListedMessage[]; setsCode: boolean }

/** Reads an `OutList` (block.tlb), whose cells refer to the previous list. Throws `TonBytesError` for more than 255 actions. */
export function readOutList(list: Cell): OutList {
  const messages: ListedMessage[] = []
  let setsCode = false
  let from = new Slice(list)
  for (let count = 0; from.refsLeft > 0; count++) {
    if (count === MAX_ACTIONS) refuse('too many actions')
    const before = from.ref()
    const tag = from.uint(32)
    if (tag === SEND_MESSAGE) messages.push({ mode: from.uint(8), message: from.ref() })
    if (tag === SET_CODE) setsCode = true
    from = new Slice(before)
  }
  return { messages: messages.reverse(), setsCode }
}
