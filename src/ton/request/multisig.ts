import type { Cell } from '../cell.ts'
import { addChange, type Changes } from '../change.ts'
import { readDictionary } from '../dictionary.ts'
import type { ListedMessage } from '../out-list.ts'
import { Slice } from '../slice.ts'

const SEND = 0xf1381e5b
const UPDATE = 0x1d0cfbd3
const KEY_BITS = 8

/** Actions of a multisig v2 order; the contract silently skips other kinds. */
export type MultisigOrder = Changes & { messages: ListedMessage[] }

function countLeaves(root: Cell): number {
  let leaves = 0
  readDictionary(root, KEY_BITS, () => leaves++)
  return leaves
}

/** Reads an order (`Hashmap 8 ^Action`, tb multisig-contract-v2). Throws `TonBytesError` for other cells. */
export function readMultisigOrder(order: Cell): MultisigOrder {
  const read: MultisigOrder = { messages: [], changes: [], more: 0 }
  readDictionary(order, KEY_BITS, leaf => {
    const from = new Slice(leaf.ref())
    const tag = from.uint(32)
    if (tag === SEND) read.messages.push({ mode: from.uint(8), message: from.ref() })
    if (tag === UPDATE) {
      const threshold = from.uint(8)
      addChange(read, { kind: 'signers', threshold, signers: countLeaves(from.ref()) })
    }
  })
  return read
}
