import { useMemo } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { blockTitles } from '../../domain/inspect/listing.ts'
import { createHasher } from '../../ton/cell-hash.ts'
import { disassemble } from '../../ton/code/disassemble.ts'
import { rootOf } from '../../ton/replay/bag.ts'
import type { MadeTransaction } from '../../ton/replay/replay.ts'

/** The disassembled code that ran, with the titles of its blocks; null where the account has none. */
export function useCode({ code }: MadeTransaction) {
  return useMemo(() => {
    if (!code) return null
    const disassembly = disassemble(rootOf(code), createHasher())
    return { disassembly, titles: blockTitles(disassembly, inspectWords.entry) }
  }, [code])
}
