import * as workchainWords from '#words/workchain.ts'
import { type RawAddress, workchainOf } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { MASTERCHAIN } from '../../ton/workchain.ts'

/** `uninitialized`: has no code, but may have coins. `unknown`: any other state that a provider reports. */
export type AccountState = 'active' | 'uninitialized' | 'frozen' | 'unknown'

/** An account's state on the chain. */
export type Account = {
  address: RawAddress
  state: AccountState
  /** nanoTON; null if the provider does not report it */
  balance: string | null
  lastTransaction: { hash: Hash; lt: string } | null
  /** null without code or data; undefined while being computed */
  codeHash: Hash | null | undefined
  dataHash: Hash | null | undefined
}

/** An account with a promise of the hashes of its code and data, which take time to compute for large ones. */
export type AccountInParts = { account: Account; hashes: Promise<{ codeHash: Hash | null; dataHash: Hash | null }> }

/** An index's facts about an account, which are not in the chain's state. Unknown facts are omitted. */
export type AccountFacts = {
  isWallet: boolean
  /** `wallet_v4r2`, `jetton_master`, `nft_item` … */
  interfaces: string[]
  /** names of recognised get-methods */
  methods: string[]
  name: string | null
  isScam?: boolean
  isSuspended?: boolean
  needsMemo?: boolean
  /** unix seconds; null if unknown or never active */
  lastActivity: number | null
  /** set if tonapi failed, so that warnings are missing */
  isUnmarked?: true
}

/** Name of a workchain. */
export function addressKind(address: RawAddress): string {
  const workchain = workchainOf(address)
  if (workchain === MASTERCHAIN) return workchainWords.masterchain
  return workchain === 0 ? workchainWords.basechain : workchainWords.other(workchain)
}
