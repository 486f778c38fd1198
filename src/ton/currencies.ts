import { readDictionary } from './dictionary.ts'
import type { Slice } from './slice.ts'

/** An amount of an extra currency by id, as decimal text. */
export type ExtraCurrency = { id: number; amount: string }
export type Currencies = { coins: string; extra: ExtraCurrency[] }

/** Reads `CurrencyCollection` (block.tlb): nanoTON, and `HashmapE 32 (VarUInteger 32)` of extra currencies. */
export function readCurrencies(from: Slice): Currencies {
  const coins = from.coins()
  const extra: ExtraCurrency[] = []
  const others = from.maybeRef()
  if (others)
    readDictionary(others, 32, (amount, key) => {
      extra.push({ id: Number.parseInt(key, 2), amount: amount.varUint(5) })
    })
  return { coins, extra }
}
