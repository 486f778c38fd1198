import type { Address } from '@ton/core'
import type { ChainAccount, ChainView } from '../chain/types.ts'
import { base64, bocBase64, friendlyAddress } from '../http/encode.ts'
import { codeInterfaces } from '../indexer/account-address.ts'
import { blockIdExt } from './block-id.ts'
import type { Call, Method } from './method.ts'
import { transactionId } from './transaction.ts'

/** This API reports `nonexist` as uninitialized. */
function stateOf(account: ChainAccount | undefined): 'active' | 'frozen' | 'uninitialized' {
  if (account?.status === 'active' || account?.status === 'frozen') return account.status
  return 'uninitialized'
}

const lastTransaction = (account: ChainAccount | undefined) =>
  transactionId(account?.lastLt ?? 0n, account?.lastHash ?? null)

/** Reads the account of a call. Past states are not kept: `seqno` is only checked to be a number. */
function requested({ chain, params }: Call): { address: Address; account: ChainAccount | undefined } {
  const address = params.address('address')
  params.int('seqno')
  return { address, account: chain.account(address) }
}

const getAddressInformation: Method = call => {
  const { account } = requested(call)
  return {
    '@type': 'raw.fullAccountState',
    balance: (account?.balance ?? 0n).toString(),
    extra_currencies: [],
    last_transaction_id: lastTransaction(account),
    block_id: blockIdExt(call.chain.head(-1)),
    code: account?.code ? bocBase64(account.code) : '',
    data: account?.data ? bocBase64(account.data) : '',
    frozen_hash: account?.frozenHash ? base64(account.frozenHash) : '',
    // time of the block in which the state was read, not of the account's last activity
    sync_utime: call.chain.now,
    state: stateOf(account),
  }
}

function accountState(account: ChainAccount | undefined) {
  if (!account?.code || !account.data) {
    const frozen = account?.frozenHash ? base64(account.frozenHash) : ''
    return { '@type': 'uninited.accountState', frozen_hash: frozen }
  }
  return {
    '@type': 'raw.accountState',
    code: bocBase64(account.code),
    data: bocBase64(account.data),
    frozen_hash: '',
  }
}

const getExtendedAddressInformation: Method = call => {
  const { address, account } = requested(call)
  return {
    '@type': 'fullAccountState',
    address: { '@type': 'accountAddress', account_address: friendlyAddress(address) },
    balance: (account?.balance ?? 0n).toString(),
    extra_currencies: [],
    last_transaction_id: lastTransaction(account),
    block_id: blockIdExt(call.chain.head(-1)),
    sync_utime: call.chain.now,
    account_state: accountState(account),
    revision: 0,
  }
}

/** Converts the fixtures's `wallet_v4r2` to the server's `wallet v4 r2`. */
const walletType = (name: string): string => name.replace(/^wallet_(v\d)_?(.*)$/, 'wallet $1 $2').trim()

async function number(chain: ChainView, address: Address, method: string): Promise<bigint | undefined> {
  const answer = await chain.runGetMethod(address, method, [])
  const [top] = answer.stack
  return answer.exitCode === 0 && top?.type === 'int' ? top.value : undefined
}

const getWalletInformation: Method = async call => {
  const { address, account } = requested(call)
  const known = account?.code ? codeInterfaces(call.network, account.code) : []
  const kind = known.find(name => name.startsWith('wallet_'))
  const seqno = kind ? await number(call.chain, address, 'seqno') : undefined
  const walletId = kind ? await number(call.chain, address, 'get_subwallet_id') : undefined
  return {
    '@type': 'ext.accounts.walletInformation',
    wallet: kind !== undefined,
    balance: (account?.balance ?? 0n).toString(),
    account_state: stateOf(account),
    last_transaction_id: lastTransaction(account),
    wallet_type: kind ? walletType(kind) : undefined,
    seqno,
    wallet_id: walletId,
  }
}

export const accountMethods = {
  getAddressInformation,
  getExtendedAddressInformation,
  getWalletInformation,
  getAddressBalance: (call => (requested(call).account?.balance ?? 0n).toString()) satisfies Method,
  getAddressState: (call => stateOf(requested(call).account)) satisfies Method,
}
