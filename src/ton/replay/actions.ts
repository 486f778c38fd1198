import type { Cell } from '../cell.ts'
import { refuse, TonBytesError } from '../cell.ts'
import { createHasher } from '../cell-hash.ts'
import { readCurrencies } from '../currencies.ts'
import type { Hash } from '../hash.ts'
import { type Message, readMessage } from '../message.ts'
import { Slice } from '../slice.ts'

/** An action of a contract (block.tlb, `OutAction`), in order of execution. Amounts are nanoTON as decimal text. */
export type Action =
  | { kind: 'message'; mode: number; message: Message | null }
  | { kind: 'code'; hash: Hash }
  | { kind: 'reserve'; mode: number; coins: string }
  | { kind: 'library' | 'unknown' }

/** Maximum number of actions in a list. */
const MAX_ACTIONS = 255

const SEND_MESSAGE = 0x0ec3c86d
const SET_CODE = 0xad4de08e
const RESERVE = 0x36e6b809
const CHANGE_LIBRARY = 0x26fa1dd4

function readOut(cell: Cell, hashOf: (cell: Cell) => Hash): Message | null {
  try {
    return readMessage(cell, hashOf)
  } catch (error) {
    if (error instanceof TonBytesError) return null
    throw error
  }
}

function readAction(from: Slice, hashOf: (cell: Cell) => Hash): Action {
  switch (from.uint(32)) {
    case SEND_MESSAGE:
      return { kind: 'message', mode: from.uint(8), message: readOut(from.ref(), hashOf) }
    case SET_CODE:
      return { kind: 'code', hash: hashOf(from.ref()) }
    case RESERVE:
      return { kind: 'reserve', mode: from.uint(8), coins: readCurrencies(from).coins }
    case CHANGE_LIBRARY:
      return { kind: 'library' }
    default:
      return { kind: 'unknown' }
  }
}

/** Reads an `OutList` (block.tlb), whose cells refer to the previous list. Throws `TonBytesError` for more than 255 actions. */
export function readActions(list: Cell): Action[] {
  const hashOf = createHasher()
  const actions: Action[] = []
  for (let from = new Slice(list); from.refsLeft > 0; ) {
    if (actions.length === MAX_ACTIONS) refuse('too many actions')
    const before = from.ref()
    actions.push(readAction(from, hashOf))
    from = new Slice(before)
  }
  return actions.reverse()
}
