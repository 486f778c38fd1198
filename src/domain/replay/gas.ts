import type { Hash } from '../../ton/hash.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import type { CodePlaces } from './code-places.ts'
import { mnemonicOf } from './instruction.ts'

/** Gas of a group of steps; `share`: fraction of all known gas, 0 to 1. */
export type GasRow<Name> = { name: Name; count: number; gas: number; share: number }

/**
 * A part of the code: `title` of the enclosing method or entry, or `cell` of a shared or foreign function. Both are null for steps without
 * a place, such as an implicit return.
 */
export type CodePart = { title: string | null; cell: Hash | null }

/** Gas by instruction and by part of the code, largest first. `known`: number of steps with known gas. */
export type GasTables = {
  known: number
  total: number
  byInstruction: GasRow<string>[]
  byPart: GasRow<CodePart>[]
}

class Sums<Name> {
  readonly #rows = new Map<string, { name: Name; count: number; gas: number }>()

  add(key: string, gas: number, nameOf: () => Name): void {
    const row = this.#rows.get(key) ?? { name: nameOf(), count: 0, gas: 0 }
    row.count++
    row.gas += gas
    this.#rows.set(key, row)
  }

  rows(total: number): GasRow<Name>[] {
    return [...this.#rows.values()]
      .map(row => ({ ...row, share: total > 0 ? row.gas / total : 0 }))
      .sort((a, b) => b.gas - a.gas || b.count - a.count)
  }
}

function partOf({ place }: Step, places: CodePlaces | null): CodePart {
  const title = places?.titleOf(place) ?? null
  return { title, cell: title === null ? (place?.cell ?? null) : null }
}

/** Gas of the steps by instruction and by method or function. Omits steps whose gas is not in the log. */
export function gasTables(steps: readonly Step[], places: CodePlaces | null): GasTables {
  const instructions = new Sums<string>()
  const parts = new Sums<CodePart>()
  let known = 0
  let total = 0
  for (const step of steps) {
    if (step.gas === null) continue
    known++
    total += step.gas
    const mnemonic = mnemonicOf(step.text)
    const part = partOf(step, places)
    instructions.add(mnemonic, step.gas, () => mnemonic)
    parts.add(`${part.title ?? ''} ${part.cell ?? ''}`, step.gas, () => part)
  }
  return { known, total, byInstruction: instructions.rows(total), byPart: parts.rows(total) }
}
