import type { RawAddress } from '../../ton/address.ts'
import type { BlockId } from '../block/block.ts'

/**
 * A value on the stack of TON's virtual machine. Integers are decimal text, `boc` is a bag of cells in base64. A node says “cell” of slices too.
 * `unsupported` is what no provider spells out, such as a continuation, or what is nested too deep to be read.
 */
export type StackValue =
  | { kind: 'int'; value: string }
  | { kind: 'cell' | 'slice'; boc: string }
  | { kind: 'tuple' | 'list'; items: StackValue[] }
  | { kind: 'null' | 'nan' | 'unsupported' }

/** Argument of a method. An address is a slice of which the form need not be known. */
export type Argument =
  | { kind: 'int'; value: string }
  | { kind: 'address'; raw: RawAddress }
  | { kind: 'cell' | 'slice'; boc: string }
  | { kind: 'null' }

/** A method by its name or by the number that it has in the code. */
export type MethodCall = { address: RawAddress; method: string | number; args: Argument[] }

/**
 * Result of a get-method, good when `exitCode` is 0 or 1. The stack is in the order in which the method names its results. `block` is the
 * one after whose state it ran, `lastTransaction` the account's newest one then; both null where the provider does not say.
 */
export type MethodRun = {
  exitCode: number
  /** decimal text */
  gasUsed: string | null
  stack: StackValue[]
  block: BlockId | null
  lastTransaction: { lt: string; hash: string } | null
}
