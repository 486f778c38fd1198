/** Shares code cells between accounts. The executor returns a copy with every account: about 30 cells of 1 kB each. */
import { Cell } from '@ton/core'

export class SharedCodes {
  /** by hash (hex) */
  readonly #codes = new Map<string, WeakRef<Cell>>()
  readonly #unused = new FinalizationRegistry<string>(key => {
    if (!this.#codes.get(key)?.deref()) this.#codes.delete(key)
  })

  /** Number of shared codes. */
  get size(): number {
    return this.#codes.size
  }

  /** The `ShardAccount` with a shared code cell. The code is the first reference of the account's cell. */
  share(cell: Cell): Cell {
    const [account] = cell.refs
    const [code, ...others] = account?.refs ?? []
    if (!account || !code) return cell
    const known = this.#known(code)
    return known === code ? cell : withRefs(cell, [withRefs(account, [known, ...others])])
  }

  #known(code: Cell): Cell {
    const key = code.hash().toString('hex')
    const known = this.#codes.get(key)?.deref()
    if (known) return known
    this.#codes.set(key, new WeakRef(code))
    this.#unused.register(code, key)
    return code
  }
}

const withRefs = ({ isExotic, bits }: Cell, refs: Cell[]): Cell => new Cell({ exotic: isExotic, bits, refs })
