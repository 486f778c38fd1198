import type { Hash } from '../../ton/hash.ts'

/** A contract's source as claimed by a provider: it is not compiled here. `codeHash`: hash of the resulting code, as claimed. */
export type VerifiedSource = { codeHash: Hash; files: { name: string; content: string }[] }

/** Hidden or reordering characters, except line ends and tabs. */
const HIDDEN = /\p{Cf}|\p{Cs}|\p{Co}|[^\P{Cc}\n\t]/gu

/** Source code without hidden characters. */
export const cleanCode = (content: string) => content.replaceAll('\r\n', '\n').replace(HIDDEN, '')
