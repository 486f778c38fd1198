import { methodsOf } from '../../ton/code/code-methods.ts'
import type { Disassembly, Item, Operand } from '../../ton/code/disassembly.ts'
import { operandText } from '../../ton/code/disassembly.ts'
import { methodNameOf } from '../../ton/code/methods.ts'

/** Part of a line: text, or a link to another block. */
export type Part = { kind: 'text' | 'mnemonic'; text: string } | { kind: 'block'; block: number; text: string }
/** A line of a listing. `bit`: position of the instruction in its cell; null if the line is not an instruction. */
export type Line = { indent: number; block: number; bit: number | null; parts: Part[] }

/** Maximum number of lines in a listing. Further code gets a separate listing, linked from the last line. */
const MAX_LINES = 600
/** Maximum nesting of blocks in a listing. */
const MAX_DEPTH = 8

const text = (value: string): Part => ({ kind: 'text', text: value })

/** Title of a method: its name if known, else its id. */
export const methodTitle = (id: number): string => methodNameOf(id) ?? `method ${id}`

/** Titles of blocks: methods by name, the first block as the entry point. */
export function blockTitles(disassembly: Disassembly, entry: string): Map<number, string> {
  const titles = new Map([[0, entry]])
  for (const { id, block } of methodsOf(disassembly)) if (!titles.has(block)) titles.set(block, methodTitle(id))
  return titles
}

class Listing {
  readonly lines: Line[] = []
  readonly #code: Disassembly
  readonly #titles: ReadonlyMap<number, string>
  readonly #way: number[] = []
  readonly #methods: ReadonlyMap<number, number>

  constructor(code: Disassembly, titles: ReadonlyMap<number, string>) {
    this.#code = code
    this.#titles = titles
    this.#methods = new Map(methodsOf(code).map(({ id, block }) => [id, block]))
  }

  #link = (block: number): Part => ({ kind: 'block', block, text: this.#titles.get(block) ?? `block ${block}` })

  /** True if a block is listed inside this listing. Methods have separate listings, and recursion is not expanded. */
  #fits(block: number): boolean {
    const size = this.#code.blocks[block]?.items.length ?? 0
    const isOwn = this.#titles.has(block) || this.#way.includes(block)
    return !isOwn && this.#way.length < MAX_DEPTH && this.lines.length + size < MAX_LINES
  }

  #operand(operand: Operand): Part[] {
    if (operand.kind === 'methods') return [text(`{${operand.value.length}}`)]
    if (operand.kind !== 'method') return [text(operandText(operand))]
    const block = this.#methods.get(operand.value)
    return [block === undefined ? text(methodTitle(operand.value)) : this.#link(block)]
  }

  /** Adds a line to the current block. */
  #push(line: Omit<Line, 'block'>): Line {
    const pushed = { ...line, block: this.#way.at(-1) ?? 0 }
    this.lines.push(pushed)
    return pushed
  }

  #instruction({ bit, mnemonic, operands }: Extract<Item, { kind: 'instruction' }>, indent: number): void {
    let line = this.#push({ indent, bit, parts: [{ kind: 'mnemonic', text: mnemonic }] })
    for (const operand of operands) {
      if (operand.kind !== 'code') line.parts.push(...this.#operand(operand))
      else if (!this.#fits(operand.value)) line.parts.push(this.#link(operand.value))
      else {
        line.parts.push(text('{'))
        this.add(operand.value, indent + 1)
        line = this.#push({ indent, bit: null, parts: [text('}')] })
      }
    }
  }

  #item(item: Item, indent: number): void {
    const { bit } = item
    if (item.kind === 'instruction') this.#instruction(item, indent)
    else if (item.kind === 'jump') {
      if (this.#fits(item.block)) this.add(item.block, indent)
      else this.#push({ indent, bit, parts: [text('→'), this.#link(item.block)] })
    } else if (item.kind === 'library') this.#push({ indent, bit, parts: [text('library'), text(item.hash)] })
    else this.#push({ indent, bit, parts: [text(`x{${item.value}}`), ...item.refs.map(hash => text(hash ?? '?'))] })
  }

  add(block: number, indent: number): void {
    this.#way.push(block)
    const { items = [], cut = false } = this.#code.blocks[block] ?? {}
    for (const item of items.slice(0, MAX_LINES)) this.#item(item, indent)
    if (cut || items.length > MAX_LINES) this.#push({ indent, bit: null, parts: [text('…')] })
    this.#way.pop()
  }
}

/** Lines of a block with nested continuations, as far as they fit; the rest become links. */
export function listingOf(code: Disassembly, titles: ReadonlyMap<number, string>, block: number): Line[] {
  const listing = new Listing(code, titles)
  listing.add(block, 0)
  return listing.lines
}
