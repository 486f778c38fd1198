import * as workchainWords from '#words/workchain.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'

/** `uninitialized` holds coins or nothing, but no code; anything but the first two is shown by its own name. */
export type AccountState = 'active' | 'uninitialized' | 'frozen' | 'unknown'

/** An account's state on the chain. */
export type Account = {
  address: RawAddress
  state: AccountState
  /** nanoTON; null where the provider gives none */
  balance: string | null
  lastTransaction: { hash: Hash; lt: string } | null
  /** null without code or data; undefined while it is being computed */
  codeHash: Hash | null | undefined
  dataHash: Hash | null | undefined
}

/** An account whose hashes are still being computed from its code and data: that takes a while where those are large. */
export type AccountInParts = { account: Account; hashes: Promise<{ codeHash: Hash | null; dataHash: Hash | null }> }

/** Words of an index on an account, beside the bytes of the chain. Unknown ones are left out. */
export type AccountFacts = {
  isWallet: boolean
  /** `wallet_v4r2`, `jetton_master`, `nft_item` … */
  interfaces: string[]
  /** names of the get-methods that could be recognised */
  methods: string[]
  name: string | null
  isScam?: boolean
  isSuspended?: boolean
  needsMemo?: boolean
  /** unix seconds; null if there was no activity, or it is unknown */
  lastActivity: number | null
  /** warnings are missing: tonapi failed */
  isUnmarked?: true
}

/** Name of a workchain. */
export function addressKind(address: RawAddress): string {
  const [workchain] = address.split(':')
  if (workchain === '-1') return workchainWords.masterchain
  return workchain === '0' ? workchainWords.basechain : workchainWords.other(workchain ?? '')
}
