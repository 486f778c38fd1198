import type { Address } from '@ton/core'
import { base64, hex, rawAddress } from '../http/encode.ts'
import { accountAddress, interfacesOf } from './account-address.ts'
import { operationPayload } from './bodies/reader.ts'
import type { World } from './call.ts'
import { proxied } from './images.ts'
import { jettonMetadata } from './tokens/metadata.ts'
import { type JettonOperation, payloadOf } from './tokens/operations.ts'
import type { JettonMaster, JettonWallet } from './tokens/readers.ts'
import type { TokenRegistry } from './tokens/registry.ts'

/** `JettonInfo`; `holders`: number of wallets with a balance. */
export function jettonInfo(world: World, registry: TokenRegistry, master: JettonMaster) {
  const { address } = master
  const { name, symbol, decimals, image, description } = jettonMetadata(world.fixtures, master)
  const state = world.chain.account(address)
  return {
    mintable: master.mintable,
    total_supply: master.totalSupply.toString(),
    admin: master.admin ? accountAddress(world, master.admin) : undefined,
    metadata: { address: rawAddress(address), name, symbol, decimals: String(decimals), image, description },
    preview: proxied(world, image),
    verification: world.fixtures.trust(address),
    holders_count: registry.holders(address).length,
    interfaces: [...interfacesOf(world, address)],
    code_hash: state?.code ? base64(state.code.hash()) : undefined,
    data_hash: state?.data ? base64(state.data.hash()) : undefined,
    last_transaction_lt: (state?.lastLt ?? 0n).toString(),
  }
}

/** `JettonPreview`, where decimals are a number. Images of unknown jettons are not proxied, as recorded. */
export function jettonPreview(world: World, registry: TokenRegistry, address: Address) {
  const master = registry.masters.get(rawAddress(address))
  const verification = world.fixtures.trust(address)
  const metadata = master
    ? jettonMetadata(world.fixtures, master)
    : { name: '', symbol: '', decimals: 9, image: undefined, description: undefined }
  const { name, symbol, decimals, image } = metadata
  return {
    address: rawAddress(address),
    name,
    symbol,
    decimals,
    image: verification === 'none' && image ? image : proxied(world, image),
    verification,
    score: verification === 'whitelist' ? 100 : 0,
  }
}

/** `JettonBalance` without its price. */
export const jettonBalance = (world: World, registry: TokenRegistry, wallet: JettonWallet) => ({
  balance: wallet.balance.toString(),
  wallet_address: accountAddress(world, wallet.address),
  jetton: jettonPreview(world, registry, wallet.master),
})

/** A row of `operations[]`. */
export const jettonOperation = (world: World, registry: TokenRegistry, operation: JettonOperation) => ({
  operation: operation.operation,
  utime: operation.item.transaction.now,
  lt: operation.item.lt,
  transaction_hash: hex(operation.item.hash),
  source: operation.source ? accountAddress(world, operation.source) : undefined,
  destination: operation.destination ? accountAddress(world, operation.destination) : undefined,
  amount: operation.amount.toString(),
  jetton: jettonPreview(world, registry, operation.master),
  trace_id: hex(operation.item.traceId),
  query_id: operation.queryId.toString(),
  payload: operationPayload(payloadOf(operation)),
})
