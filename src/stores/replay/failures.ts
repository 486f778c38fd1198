import { atom } from 'nanostores'
import type { Hash } from '../../ton/hash.ts'

/** The checks that threw, in words, as replays with the same hash have shown them: by the hash of the transaction. */
export const $failures = atom<Readonly<Record<Hash, string>>>({})
