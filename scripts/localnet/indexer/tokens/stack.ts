import type { Address, Cell, TupleItem } from '@ton/core'
import { loadPlainAddress } from '../../chain/tlb.ts'
import type { ChainView } from '../../chain/types.ts'

/** Reader of a get-method's stack, from the bottom up. Throws on an entry of an unexpected type. */
export class StackReader {
  readonly #items: readonly TupleItem[]
  #at = 0

  constructor(items: readonly TupleItem[]) {
    this.#items = items
  }

  #next(): TupleItem {
    const item = this.#items[this.#at]
    this.#at += 1
    if (!item) throw new Error('stack is too short')
    return item
  }

  int(): bigint {
    const item = this.#next()
    if (item.type !== 'int') throw new Error(`int expected, ${item.type} found`)
    return item.value
  }

  cell(): Cell {
    const item = this.#next()
    if (item.type !== 'cell' && item.type !== 'slice' && item.type !== 'builder') {
      throw new Error(`cell expected, ${item.type} found`)
    }
    return item.cell
  }

  /** Reads a slice with an address; `null` for addr_none and for null. */
  address(): Address | null {
    const item = this.#next()
    if (item.type === 'null') return null
    if (item.type !== 'slice' && item.type !== 'cell') throw new Error(`slice expected, ${item.type} found`)
    return loadPlainAddress(item.cell.beginParse())
  }

  skip(): this {
    this.#next()
    return this
  }

  /** Returns the remaining entries. */
  rest(): readonly TupleItem[] {
    return this.#items.slice(this.#at)
  }
}

/** Runs a get-method; `null` if the method fails or does not exist. */
export async function ask(
  chain: ChainView,
  address: Address,
  method: string,
  stack: TupleItem[] = [],
): Promise<StackReader | null> {
  if (!chain.account(address)?.code) return null
  const answer = await chain.runGetMethod(address, method, stack)
  return answer.exitCode === 0 || answer.exitCode === 1 ? new StackReader(answer.stack) : null
}
