/** Persistent `HashmapAug` of block.tlb: each change shares the unchanged branches and cells with the previous version. */
import { type Builder, beginCell, type Cell, type Slice } from '@ton/core'
import { readLabel, writeLabel } from './label.ts'

/** Combines and serialises the sums under a fork. */
export type Augmentation<Extra> = {
  /** key length in bits */
  keyBits: number
  zero: Extra
  combine(left: Extra, right: Extra): Extra
  write(builder: Builder, extra: Extra): void
  read(slice: Slice): Extra
}

type Leaf<Extra> = { label: string; extra: Extra; write: (builder: Builder) => void; built?: Built }
type Fork<Extra> = { label: string; extra: Extra; left: Node<Extra>; right: Node<Extra>; built?: Built }
type Node<Extra> = Leaf<Extra> | Fork<Extra>
type Built = { cell: Cell; bits: number }

export class AugmentedDictionary<Extra> {
  readonly #aug: Augmentation<Extra>
  readonly #root: Node<Extra> | null
  readonly size: number

  constructor(aug: Augmentation<Extra>, root: Node<Extra> | null = null, size = 0) {
    this.#aug = aug
    this.#root = root
    this.size = size
  }

  /** Loads a stored `HashmapAugE`; calls `leaf` with each key (binary digits) and value. */
  static load<Extra>(
    aug: Augmentation<Extra>,
    stored: Slice,
    leaf: (key: string, value: Slice) => void,
  ): AugmentedDictionary<Extra> {
    if (!stored.loadBit()) return new AugmentedDictionary(aug)
    let size = 0
    const read = (cell: Cell, bits: number, prefix: string): Node<Extra> => {
      const slice = cell.beginParse()
      const label = readLabel(slice, bits)
      const built = { cell, bits }
      if (label.length === bits) {
        const extra = aug.read(slice)
        size++
        leaf(prefix + label, slice.clone())
        return { label, extra, built, write: builder => void builder.storeSlice(slice.clone()) }
      }
      const below = bits - label.length - 1
      const left = read(slice.loadRef(), below, `${prefix}${label}0`)
      const right = read(slice.loadRef(), below, `${prefix}${label}1`)
      return { label, left, right, extra: aug.read(slice), built }
    }
    const root = read(stored.loadRef(), aug.keyBits, '')
    return new AugmentedDictionary(aug, root, size)
  }

  get extra(): Extra {
    return this.#root ? this.#root.extra : this.#aug.zero
  }

  /** Returns a dictionary with `key` set (see bitKey); this one is unchanged. */
  set(key: string, write: (builder: Builder) => void, extra: Extra): AugmentedDictionary<Extra> {
    const change = { added: 0 }
    const leaf: Leaf<Extra> = { label: key, extra, write }
    const root = this.#root ? this.#insert(this.#root, leaf, change) : leaf
    return new AugmentedDictionary(this.#aug, root, this.#root ? this.size + change.added : 1)
  }

  /** Returns a dictionary without `key`, or this one if the key is absent. */
  delete(key: string): AugmentedDictionary<Extra> {
    if (!this.#root) return this
    const root = this.#remove(this.#root, key)
    return root === this.#root ? this : new AugmentedDictionary(this.#aug, root, this.size - 1)
  }

  /** Splits by a bit of the keys into two dictionaries; all keys must have the same bits before it. */
  split(bit: number): [AugmentedDictionary<Extra>, AugmentedDictionary<Extra>] {
    const root = this.#root
    const none = new AugmentedDictionary(this.#aug)
    if (!root) return [none, none]
    if ('write' in root || root.label.length > bit) return root.label[bit] === '0' ? [this, none] : [none, this]
    const half = (side: '0' | '1', node: Node<Extra>) =>
      new AugmentedDictionary(this.#aug, relabel(node, `${root.label}${side}${node.label}`), count(node))
    return [half('0', root.left), half('1', root.right)]
  }

  /** Merges two dictionaries whose keys are equal before `bit`; this one has 0 there and the other 1. */
  join(other: AugmentedDictionary<Extra>, bit: number): AugmentedDictionary<Extra> {
    const [left, right] = [this.#root, other.#root]
    if (!left) return other
    if (!right) return this
    const below = (node: Node<Extra>) => relabel(node, node.label.slice(bit + 1))
    const root = this.#fork(left.label.slice(0, bit), below(left), below(right))
    return new AugmentedDictionary(this.#aug, root, this.size + other.size)
  }

  /** Writes `HashmapAugE`. */
  store(builder: Builder): void {
    if (this.#root) builder.storeBit(1).storeRef(this.#cell(this.#root, this.#aug.keyBits))
    else builder.storeBit(0)
    this.#aug.write(builder, this.extra)
  }

  /** Writes `HashmapAug` with an inline root. Throws if empty. */
  storeRoot(builder: Builder): void {
    if (!this.#root) throw new Error('HashmapAug cannot be empty')
    builder.storeSlice(this.#cell(this.#root, this.#aug.keyBits).beginParse())
  }

  #fork(label: string, left: Node<Extra>, right: Node<Extra>): Fork<Extra> {
    return { label, left, right, extra: this.#aug.combine(left.extra, right.extra) }
  }

  #insert(node: Node<Extra>, leaf: Leaf<Extra>, change: { added: number }): Node<Extra> {
    const key = leaf.label
    const label = node.label
    let common = 0
    while (common < label.length && label[common] === key[common]) common++
    const rest = { ...leaf, label: key.slice(common + 1) }
    if (common < label.length) {
      change.added = 1
      const old = relabel(node, label.slice(common + 1))
      const prefix = label.slice(0, common)
      return label[common] === '0' ? this.#fork(prefix, old, rest) : this.#fork(prefix, rest, old)
    }
    if ('write' in node) return leaf
    return key[common] === '0'
      ? this.#fork(label, this.#insert(node.left, rest, change), node.right)
      : this.#fork(label, node.left, this.#insert(node.right, rest, change))
  }

  #remove(node: Node<Extra>, key: string): Node<Extra> | null {
    if ('write' in node) return node.label === key ? null : node
    const at = node.label.length
    if (!key.startsWith(node.label)) return node
    const right = key[at] === '1'
    const branch = right ? node.right : node.left
    const kept = this.#remove(branch, key.slice(at + 1))
    if (kept === branch) return node
    if (kept) return right ? this.#fork(node.label, node.left, kept) : this.#fork(node.label, kept, node.right)
    const sibling = right ? node.left : node.right
    return relabel(sibling, `${node.label}${right ? 0 : 1}${sibling.label}`)
  }

  /** Cell of a node. `bits`: remaining key bits, which determine the encoding of the label's length. */
  #cell(node: Node<Extra>, bits: number): Cell {
    if (node.built?.bits === bits) return node.built.cell
    const builder = beginCell()
    writeLabel(builder, node.label, bits)
    if ('write' in node) {
      this.#aug.write(builder, node.extra)
      node.write(builder)
    } else {
      const below = bits - node.label.length - 1
      builder.storeRef(this.#cell(node.left, below)).storeRef(this.#cell(node.right, below))
      this.#aug.write(builder, node.extra)
    }
    const cell = builder.endCell()
    node.built = { cell, bits }
    return cell
  }
}

function count<Extra>(node: Node<Extra>): number {
  return 'write' in node ? 1 : count(node.left) + count(node.right)
}

function relabel<Extra>(node: Node<Extra>, label: string): Node<Extra> {
  return 'write' in node
    ? { label, extra: node.extra, write: node.write }
    : { label, extra: node.extra, left: node.left, right: node.right }
}
