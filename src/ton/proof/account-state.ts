import type { RawAddress } from '../address.ts'
import { type Cell, refuse } from '../cell.ts'
import { readCurrencies } from '../currencies.ts'
import type { Hash } from '../hash.ts'
import { readAddress } from '../message-address.ts'
import type { Slice } from '../slice.ts'
import { type HashOf, readStateInit } from '../state-init.ts'
import { open } from './merkle.ts'

type Status = 'nonexist' | 'uninit' | 'frozen' | 'active'

/** State of an account with hashes of code and data, null if absent. Amounts are nanoTON as decimal text. */
export type AccountState = {
  status: Status
  balance: string
  codeHash: Hash | null
  dataHash: Hash | null
}

/** An account with its address and its last transaction's lt (decimal text). */
export type Account = AccountState & { address: RawAddress | null; lastLt: string }

/** An account with its code and data, null if absent. `address` is null if the account does not exist. */
export type AccountParts = {
  status: Status
  address: RawAddress | null
  lastLt: string
  balance: string
  code: Cell | null
  data: Cell | null
}

const NONE: AccountParts = {
  status: 'nonexist',
  address: null,
  lastLt: '0',
  balance: '0',
  code: null,
  data: null,
}

/** Reads an existing account up to the end of `StateInit`, the last field of `account$1`. */
function readExisting(from: Slice): AccountParts {
  const address = readAddress(from).raw
  from.varUint(3)
  from.varUint(3)
  const extra = from.uint(3)
  if (extra > 1) refuse('unknown storage statistics')
  from.skip(extra * 256 + 32)
  from.maybeCoins()
  const lastLt = from.decimal(8)
  const balance = readCurrencies(from).coins
  const known = { ...NONE, address, lastLt, balance }
  if (from.bit()) return { ...known, status: 'active', ...readStateInit(from) }
  const isFrozen = from.bit()
  if (isFrozen) from.skip(256)
  return { ...known, status: isFrozen ? 'frozen' : 'uninit' }
}

/** Reads `Account` (block.tlb), including `storage_extra` of 2025, without hashing. */
export function readAccountParts(account: Cell): AccountParts {
  const from = open(account)
  return from.bit() ? readExisting(from) : NONE
}

/** Like `readAccountParts`, with hashes of code and data. `hashOf` hashes cells below `account`. */
export function readAccountState(account: Cell, hashOf: HashOf): AccountState {
  const { status, balance, code, data } = readAccountParts(account)
  return { status, balance, codeHash: code && hashOf(code), dataHash: data && hashOf(data) }
}

/** Reads an existing account completely. Throws `TonBytesError` for remaining data and other cells. */
export function readAccount(account: Cell, hashOf: HashOf): Account {
  const from = open(account)
  if (!from.bit()) refuse('no account')
  const { code, data, ...known } = readExisting(from)
  if (from.bitsLeft + from.refsLeft > 0) refuse('no account')
  return { ...known, codeHash: code && hashOf(code), dataHash: data && hashOf(data) }
}
