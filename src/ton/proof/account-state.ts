import type { RawAddress } from '../address.ts'
import { type Cell, refuse } from '../cell.ts'
import { readCurrencies } from '../currencies.ts'
import type { Hash } from '../hash.ts'
import { readAddress } from '../message-address.ts'
import type { Slice } from '../slice.ts'
import { type HashOf, readStateInit } from '../state-init.ts'
import { open } from './merkle.ts'

type Status = 'nonexist' | 'uninit' | 'frozen' | 'active'

/** An account's balance and the hashes of what makes it a contract, null where it has none. Amounts are nanoTON, decimal text. */
export type AccountState = {
  status: Status
  balance: string
  codeHash: Hash | null
  dataHash: Hash | null
}

/** An account with its address and the lt (decimal text) of its last transaction. */
export type Account = AccountState & { address: RawAddress | null; lastLt: string }

/** An account with its code and data; null where it has none. `address` is null of an account that does not exist. */
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

/** `StateInit` is the last of `account$1`, which is read up to its end. */
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

/** `Account` (block.tlb), with the `storage_extra` of 2025 in its statistics. Nothing is hashed. */
export function readAccountParts(account: Cell): AccountParts {
  const from = open(account)
  return from.bit() ? readExisting(from) : NONE
}

/** The same with the hashes of code and data. `hashOf` hashes cells below it. */
export function readAccountState(account: Cell, hashOf: HashOf): AccountState {
  const { status, balance, code, data } = readAccountParts(account)
  return { status, balance, codeHash: code && hashOf(code), dataHash: data && hashOf(data) }
}

/** The same of an account that exists, in full. Throws when anything is left over, as in what is no account. */
export function readAccount(account: Cell, hashOf: HashOf): Account {
  const from = open(account)
  if (!from.bit()) refuse('no account')
  const { code, data, ...known } = readExisting(from)
  if (from.bitsLeft + from.refsLeft > 0) refuse('no account')
  return { ...known, codeHash: code && hashOf(code), dataHash: data && hashOf(data) }
}
