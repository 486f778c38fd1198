import { useMemo } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { blockTitles } from '../../domain/inspect/listing.ts'
import type { EqualReplay } from '../../domain/replay/replay.ts'
import { createHasher } from '../../ton/cell-hash.ts'
import { disassemble } from '../../ton/code/disassemble.ts'
import { readAccountView } from '../../ton/replay/account-view.ts'

/** The disassembled code that ran, with the titles of its blocks; null where the account has none. */
export function useCode({ before, after }: EqualReplay) {
  return useMemo(() => {
    const code = readAccountView(before).code ?? readAccountView(after).code
    if (!code) return null
    const disassembly = disassemble(code, createHasher())
    return { disassembly, titles: blockTitles(disassembly, inspectWords.entry) }
  }, [before, after])
}
