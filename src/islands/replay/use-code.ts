import { useMemo } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { blockTitles } from '../../domain/inspect/listing.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { createHasher } from '../../ton/cell-hash.ts'
import { disassemble } from '../../ton/code/disassemble.ts'
import type { MadeTransaction } from '../../ton/replay/replay.ts'

/** The disassembled code that ran, with the titles of its blocks; null where the account has none. */
export function useCode({ code }: MadeTransaction) {
  return useMemo(() => {
    if (!code) return null
    const disassembly = disassemble(readBoc(fromBase64(code) ?? new Uint8Array()), createHasher())
    return { disassembly, titles: blockTitles(disassembly, inspectWords.entry) }
  }, [code])
}
