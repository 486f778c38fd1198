import type { Hash } from '../../ton/hash.ts'

/** A contract's source, by a provider's word: no code is compiled here. `codeHash` is of the code that it says this source becomes. */
export type VerifiedSource = { codeHash: Hash; files: { name: string; content: string }[] }

/** Characters that hide or reorder their neighbours; line ends and tabs belong to source code. */
const HIDDEN = /\p{Cf}|\p{Cs}|\p{Co}|[^\P{Cc}\n\t]/gu

/** Source code as text that shows all it says. */
export const cleanCode = (content: string) => content.replaceAll('\r\n', '\n').replace(HIDDEN, '')
