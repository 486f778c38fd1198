import type { Address } from '@ton/core'
import { bocHex, hex, rawAddress } from '../http/encode.ts'
import { interfacesOf, isWallet } from './account-address.ts'
import type { World } from './call.ts'
import { namedMethods } from './methods.ts'
import { notFound } from './refusal.ts'

/** Unix seconds of the newest transaction, which always pays for storage. */
const lastActivity = (world: World, address: Address): number =>
  world.chain.account(address)?.shardAccount.account?.storageStats.lastPaid ?? 0

/** Returns `Account`; unknown accounts are sent as nonexistent. */
export function account(world: World, address: Address) {
  const state = world.chain.account(address)
  const label = world.fixtures.label(address)
  const interfaces = interfacesOf(world, address)
  return {
    address: rawAddress(address),
    balance: state?.balance ?? 0n,
    last_activity: lastActivity(world, address),
    status: state?.status ?? 'nonexist',
    interfaces: interfaces.length > 0 ? interfaces : undefined,
    name: label?.name,
    // only sent for accounts in the address book
    is_scam: label ? (label.isScam ?? false) : undefined,
    memo_required: label?.needsMemo,
    is_suspended: label?.isSuspended,
    get_methods: state?.code ? namedMethods(state.code) : [],
    is_wallet: isWallet(world, address),
  }
}

/** `BlockchainRawAccount`; throws for an unknown account. */
export function rawAccount(world: World, address: Address) {
  const state = world.chain.account(address)
  if (!state || state.status === 'nonexist') throw notFound()
  const stats = state.shardAccount.account?.storageStats
  return {
    address: rawAddress(address),
    balance: state.balance,
    code: state.code ? bocHex(state.code) : undefined,
    data: state.data ? bocHex(state.data) : undefined,
    last_transaction_lt: state.lastLt,
    last_transaction_hash: state.lastHash ? hex(state.lastHash) : undefined,
    frozen_hash: state.frozenHash ? hex(state.frozenHash) : undefined,
    status: state.status,
    storage: {
      used_cells: stats?.used.cells ?? 0,
      used_bits: stats?.used.bits ?? 0,
      used_public_cells: 0,
      last_paid: stats?.lastPaid ?? 0,
      due_payment: stats?.duePayment ?? 0,
    },
  }
}
