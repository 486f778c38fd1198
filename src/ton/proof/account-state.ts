import type { RawAddress } from '../address.ts'
import { type Cell, refuse } from '../cell.ts'
import { readCurrencies } from '../currencies.ts'
import type { Hash } from '../hash.ts'
import { readAddress } from '../message-address.ts'
import type { Slice } from '../slice.ts'
import { readStateInit, type StateInit } from '../state-init.ts'
import { open } from './merkle.ts'

/** An account's balance and the hashes of what makes it a contract, null where it has none. Amounts are nanoTON, decimal text. */
export type AccountState = {
  status: 'nonexist' | 'uninit' | 'frozen' | 'active'
  balance: string
  codeHash: Hash | null
  dataHash: Hash | null
}

/** An account with its address and the lt (decimal text) of its last transaction. */
export type Account = AccountState & { address: RawAddress | null; lastLt: string }

/** `StateInit` is the last of `account$1`, which is read up to its end. */
function readParts(from: Slice, hashOf: (cell: Cell) => Hash): Account {
  const address = readAddress(from).raw
  from.varUint(3)
  from.varUint(3)
  const extra = from.uint(3)
  if (extra > 1) refuse('unknown storage statistics')
  from.skip(extra * 256 + 32)
  from.maybeCoins()
  const lastLt = from.decimal(8)
  const balance = readCurrencies(from).coins
  const known = { address, lastLt, balance }
  if (from.bit()) return { status: 'active', ...known, ...hashesOf(readStateInit(from, hashOf)) }
  const isFrozen = from.bit()
  if (isFrozen) from.skip(256)
  return { status: isFrozen ? 'frozen' : 'uninit', ...known, codeHash: null, dataHash: null }
}

const hashesOf = ({ code, data }: StateInit) => ({ codeHash: code, dataHash: data })

/** `Account` (block.tlb), with the `storage_extra` of 2025 in its statistics. `hashOf` hashes cells below it. */
export function readAccountState(account: Cell, hashOf: (cell: Cell) => Hash): AccountState {
  const from = open(account)
  if (!from.bit()) return { status: 'nonexist', balance: '0', codeHash: null, dataHash: null }
  const { status, balance, codeHash, dataHash } = readParts(from, hashOf)
  return { status, balance, codeHash, dataHash }
}

/** The same of an account that exists, in full. Throws when anything is left over, as in what is no account. */
export function readAccount(account: Cell, hashOf: (cell: Cell) => Hash): Account {
  const from = open(account)
  if (!from.bit()) refuse('no account')
  const found = readParts(from, hashOf)
  if (from.bitsLeft + from.refsLeft > 0) refuse('no account')
  return found
}
