import { Address, type Slice } from '@ton/core'
import { loadPlainAddress } from '../../chain/tlb.ts'
import type { ChainTransaction, ChainView } from '../../chain/types.ts'
import { opCode } from '../../http/body.ts'
import { rawAddress } from '../../http/encode.ts'
import { loadPayload, type Payload } from '../bodies/reader.ts'
import { isSuccess } from '../transaction.ts'
import type { TokenRegistry } from './registry.ts'

const INTERNAL_TRANSFER = 0x178d4519
const BURN = 0x595f07bc
const NFT_TRANSFER = 0x5fcc3d14

type Common = { item: ChainTransaction; source: Address | null; destination: Address | null }

export type JettonOperation = Common & {
  operation: 'transfer' | 'mint' | 'burn'
  master: Address
  amount: bigint
  queryId: bigint
}
export type NftOperation = Common & { operation: 'transfer'; nft: Address }

/** Reads the body of a successful incoming message with the given op code; `null` for other messages. */
function asked<Found>(item: ChainTransaction, wanted: number, read: (body: Slice) => Found): Found | null {
  const message = item.transaction.inMessage
  if (message?.info.type !== 'internal' || message.info.bounced || opCode(message.body) !== wanted) return null
  if (!isSuccess(item.transaction)) return null
  try {
    return read(message.body.beginParse().skip(32))
  } catch {
    return null
  }
}

function readArrival(body: Slice) {
  const [queryId, amount, from] = [body.loadUintBig(64), body.loadCoins(), loadPlainAddress(body)]
  loadPlainAddress(body)
  body.loadCoins()
  return { queryId, amount, from }
}

/** Reads the payload that came with jettons. Not stored in the table, since cells are large. */
export const payloadOf = ({ item }: JettonOperation): Payload | null =>
  asked(item, INTERNAL_TRANSFER, body => {
    readArrival(body)
    return loadPayload(body)?.payload ?? null
  })

/** Reads an arrived transfer. Transfers are counted on arrival, so failed ones are ignored. */
function arrived(registry: TokenRegistry, item: ChainTransaction): JettonOperation | null {
  const wallet = registry.wallets.get(rawAddress(item.account))
  if (!wallet) return null
  const sender = item.transaction.inMessage?.info.src
  return asked(item, INTERNAL_TRANSFER, body => {
    const { queryId, amount, from } = readArrival(body)
    const minted = sender instanceof Address && sender.equals(wallet.master)
    return {
      item,
      operation: minted ? 'mint' : 'transfer',
      master: wallet.master,
      amount,
      queryId,
      source: minted ? null : from,
      destination: wallet.owner,
    }
  })
}

function burned(registry: TokenRegistry, item: ChainTransaction): JettonOperation | null {
  const wallet = registry.wallets.get(rawAddress(item.account))
  if (!wallet) return null
  return asked(item, BURN, body => {
    const [queryId, amount] = [body.loadUintBig(64), body.loadCoins()]
    const source = wallet.owner
    return { item, operation: 'burn', master: wallet.master, amount, queryId, source, destination: null }
  })
}

/** Returns the jetton operation of a transaction: an arrival or a burn; `null` for other transactions. */
export const jettonOperationOf = (registry: TokenRegistry, item: ChainTransaction): JettonOperation | null =>
  arrived(registry, item) ?? burned(registry, item)

function handedOver(registry: TokenRegistry, item: ChainTransaction): NftOperation | null {
  if (!registry.items.get(rawAddress(item.account))) return null
  const source = item.transaction.inMessage?.info.src
  return asked(item, NFT_TRANSFER, body => {
    body.loadUintBig(64)
    const destination = loadPlainAddress(body)
    return {
      item,
      operation: 'transfer',
      nft: item.account,
      source: source instanceof Address ? source : null,
      destination,
    }
  })
}

/** Copies an operation with the `Address` objects of the accounts. Three separate objects would take 1 kB. */
const shared = <Operation extends Common>(registry: TokenRegistry, operation: Operation): Operation => {
  const { source, destination } = operation
  return {
    ...operation,
    source: source && registry.known(source),
    destination: destination && registry.known(destination),
  }
}

/** Token operations in order of logical time. */
export class TokenOperations {
  jettons: JettonOperation[] = []
  nfts: NftOperation[] = []

  add(registry: TokenRegistry, item: ChainTransaction): void {
    const jetton = jettonOperationOf(registry, item)
    if (jetton) this.jettons.push({ ...shared(registry, jetton), master: registry.known(jetton.master) })
    const nft = handedOver(registry, item)
    if (nft) this.nfts.push(shared(registry, nft))
  }

  /** Removes the operations of transactions that the chain no longer keeps. */
  forget(chain: ChainView): void {
    const isKept = ({ item }: Common) => chain.transaction(item.hash) !== undefined
    this.jettons = this.jettons.filter(isKept)
    this.nfts = this.nfts.filter(isKept)
  }
}

/** Returns an account's operations, newest first, with a logical time below `beforeLt` (0: all). */
export function operationsOf<Operation extends Common>(
  operations: readonly Operation[],
  account: Address,
  beforeLt: bigint,
  limit: number,
): Operation[] {
  const found: Operation[] = []
  for (let at = operations.length - 1; at >= 0 && found.length < limit; at -= 1) {
    const operation = operations[at]
    if (!operation || (beforeLt > 0n && operation.item.lt >= beforeLt)) continue
    if (operation.source?.equals(account) || operation.destination?.equals(account)) found.push(operation)
  }
  return found
}
