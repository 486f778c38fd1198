import { atom } from 'nanostores'
import type { Hash } from '../../ton/hash.ts'

/** Failed checks in words, by hash of the transaction. Only replays that reproduce the hash add one. */
export const $failures = atom<Readonly<Record<Hash, string>>>({})
