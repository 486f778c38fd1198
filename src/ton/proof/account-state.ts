import { type Cell, refuse } from '../cell.ts'
import { readCurrencies } from '../currencies.ts'
import type { Hash } from '../hash.ts'
import { readAddress } from '../message-address.ts'
import { open } from './merkle.ts'

/** An account's balance and the hashes of what makes it a contract, null where it has none. Amounts are nanoTON, decimal text. */
export type AccountState = {
  status: 'nonexist' | 'uninit' | 'frozen' | 'active'
  balance: string
  codeHash: Hash | null
  dataHash: Hash | null
}

/** `Account` (block.tlb), with the `storage_extra` of 2025 in its statistics. `hashOf` hashes cells below it. */
export function readAccountState(account: Cell, hashOf: (cell: Cell) => Hash): AccountState {
  const none = { codeHash: null, dataHash: null }
  const from = open(account)
  if (!from.bit()) return { status: 'nonexist', balance: '0', ...none }
  readAddress(from)
  from.varUint(3)
  from.varUint(3)
  const extra = from.uint(3)
  if (extra > 1) refuse('unknown storage statistics')
  from.skip(extra * 256 + 32)
  from.maybeCoins()
  from.skip(64)
  const balance = readCurrencies(from).coins
  if (!from.bit()) return { status: from.bit() ? 'frozen' : 'uninit', balance, ...none }
  from.maybe(() => from.skip(5))
  from.maybe(() => from.skip(2))
  const [code, data] = [from.maybeRef(), from.maybeRef()]
  return { status: 'active', balance, codeHash: code && hashOf(code), dataHash: data && hashOf(data) }
}
