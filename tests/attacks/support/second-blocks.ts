/** Blocks by their headers, with @ton/core and node:crypto alone. */
import { createHash } from 'node:crypto'
import type { Cell } from '@ton/core'
import { ref } from './second-cells.ts'

export type Id = { workchain: number; shard: string; seqno: number; rootHash: string; fileHash: string }
type Block = { root: Cell; utime: number }

export const deny = (why: string): never => {
  throw new Error(why)
}
export const assert = (isSo: boolean, why: string) => (isSo ? undefined : deny(why))
export const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
export const hex = (text: string) => Buffer.from(text, 'hex')
export const bag = (value: unknown) => Buffer.from(String(value), 'base64')
export const hashOf = (cell: Cell) => cell.hash(0).toString('hex')
export const same = (one: Id, other: Id) =>
  (['workchain', 'shard', 'seqno', 'rootHash', 'fileHash'] as const).every(name => one[name] === other[name])

/** Reads a block from its root cell, and asserts that its header agrees with its id. */
export function blockOf(root: Cell, id: Id): Block {
  assert(hashOf(root) === id.rootHash, 'another block')
  const info = ref(root, 0).beginParse()
  assert(info.loadUint(32) === 0x9bc7a987, 'no header')
  const seqno = info.skip(48).loadUint(32)
  const length = info.skip(32 + 2).loadUint(6)
  const [workchain, prefix] = [info.loadInt(32), info.loadUintBig(64)]
  const shard = (prefix | (1n << BigInt(63 - length))).toString(16).padStart(16, '0')
  assert(workchain === id.workchain && shard === id.shard && seqno === id.seqno, 'another place')
  return { root, utime: info.loadUint(32) }
}
