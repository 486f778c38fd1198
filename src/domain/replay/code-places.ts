import type { Disassembly, Item } from '../../ton/code/disassembly.ts'
import type { Place } from '../../ton/replay/vm-log.ts'

/** Code of an account, with titles of its blocks by `blockTitles`; block 0 is the entry point. */
export type ReplayedCode = { disassembly: Disassembly; titles: ReadonlyMap<number, string> }

/** Place of an item: its block, and its index there. */
type Found = { block: number; item: number }

/** Blocks referenced by an item: continuations, and the next cell. Methods are excluded, as their dictionary names them. */
function blocksOf(item: Item): number[] {
  if (item.kind === 'jump') return [item.block]
  if (item.kind !== 'instruction') return []
  return item.operands.flatMap(operand => (operand.kind === 'code' ? [operand.value] : []))
}

/** The titled block that contains each block; null for a block in several, such as a function called by several methods. */
function ownersOf({ disassembly, titles }: ReplayedCode): Map<number, number | null> {
  const owners = new Map<number, number | null>()
  for (const root of titles.keys()) owners.set(root, root)
  for (const root of titles.keys()) {
    const left = [root]
    for (let block = left.pop(); block !== undefined; block = left.pop())
      for (const inner of disassembly.blocks[block]?.items.flatMap(blocksOf) ?? []) {
        const known = owners.get(inner)
        if (titles.has(inner) || known === root || known === null) continue
        owners.set(inner, known === undefined ? root : null)
        left.push(inner)
      }
  }
  return owners
}

const keyOf = ({ cell, bit }: Place) => `${cell}:${bit}`

/** Finds the places of steps in an account's code. */
export class CodePlaces {
  readonly code: ReplayedCode
  readonly #items = new Map<string, Found>()
  readonly #owners: ReadonlyMap<number, number | null>

  constructor(code: ReplayedCode) {
    this.code = code
    this.#owners = ownersOf(code)
    for (const [block, { cell, items }] of code.disassembly.blocks.entries())
      for (const [item, { bit }] of items.entries()) {
        const key = keyOf({ cell: cell ?? '', bit })
        if (cell && !this.#items.has(key)) this.#items.set(key, { block, item })
      }
  }

  /** The item at a place; undefined for foreign or unread code. */
  find(place: Place | null): Found | undefined {
    return place ? this.#items.get(keyOf(place)) : undefined
  }

  /** The titled block around a place; undefined unless exactly one exists. */
  blockAround(place: Place | null): number | undefined {
    const found = this.find(place)
    return (found && this.#owners.get(found.block)) ?? undefined
  }

  /** Title of the block around a place, as `blockAround` finds it. */
  titleOf(place: Place | null): string | undefined {
    const block = this.blockAround(place)
    return block === undefined ? undefined : this.code.titles.get(block)
  }

  /** Title of the method that begins at a place; undefined elsewhere. */
  methodAt(place: Place | null): string | undefined {
    const found = this.find(place)
    return found?.item === 0 && found.block > 0 ? this.code.titles.get(found.block) : undefined
  }
}
