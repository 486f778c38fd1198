import type { RawAddress } from '../../ton/address.ts'
import type { BlockId } from '../block/block.ts'

/**
 * A value on the TVM stack. Integers are decimal text; `boc` is a bag of cells in base64. Nodes send slices as `cell`. `unsupported`: not
 * sent by providers, such as continuations, or nested too deeply.
 */
export type StackValue =
  | { kind: 'int'; value: string }
  | { kind: 'cell' | 'slice'; boc: string }
  | { kind: 'tuple' | 'list'; items: StackValue[] }
  | { kind: 'null' | 'nan' | 'unsupported' }

/** Argument of a method. An address is sent as a slice, and its form is irrelevant. */
export type Argument =
  | { kind: 'int'; value: string }
  | { kind: 'address'; raw: RawAddress }
  | { kind: 'cell' | 'slice'; boc: string }
  | { kind: 'null' }

/** Call of a method by name or id. */
export type MethodCall = { address: RawAddress; method: string | number; args: Argument[] }

/**
 * Result of a get-method; successful if `exitCode` is 0 or 1. The stack is in the order of the results. `block`: the block whose state was
 * used; `lastTransaction`: the account's last one then. Both are null if unknown.
 */
export type MethodRun = {
  exitCode: number
  /** decimal text */
  gasUsed: string | null
  stack: StackValue[]
  block: BlockId | null
  lastTransaction: { lt: string; hash: string } | null
}
