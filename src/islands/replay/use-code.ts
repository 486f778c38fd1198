import { useMemo } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { blockTitles } from '../../domain/inspect/listing.ts'
import { createHasher } from '../../ton/cell-hash.ts'
import { disassemble } from '../../ton/code/disassemble.ts'
import { rootOf } from '../../ton/replay/bag.ts'
import type { MadeTransaction } from '../../ton/replay/replay.ts'

/** Disassembled code that ran, with titles of its blocks; null if the account has no code. */
export function useCode({ code }: MadeTransaction) {
  return useMemo(() => {
    if (!code) return null
    const disassembly = disassemble(rootOf(code), createHasher())
    return { disassembly, titles: blockTitles(disassembly, inspectWords.entry) }
  }, [code])
}
