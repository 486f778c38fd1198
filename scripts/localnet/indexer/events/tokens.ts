import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import { accountAddress } from '../account-address.ts'
import type { World } from '../call.ts'
import { jettonPreview } from '../jetton.ts'
import type { TokenRegistry } from '../tokens/registry.ts'
import { isSuccess } from '../transaction.ts'
import type { Rule } from './action.ts'
import { scaled } from './amounts.ts'
import { callFields, commentFields, incoming, transferBody } from './message.ts'

const TRANSFER = 0x0f8a7ea5
const INTERNAL_TRANSFER = 0x178d4519
const BURN = 0x595f07bc
const NFT_TRANSFER = 0x5fcc3d14

const childWith = (item: ChainTransaction, op: number): ChainTransaction | undefined =>
  item.children.find(child => incoming(child)?.op === op)

const value = (world: World, registry: TokenRegistry, master: Address, amount: bigint) => {
  const jetton = jettonPreview(world, registry, master)
  return { jetton, text: `${scaled(amount, jetton.decimals)} ${jetton.symbol}` }
}

/** Amount left after a contract's share of 3 %. */
const afterShare = (amount: bigint): bigint => (amount * 97n) / 100n

export const jettonTransfer: Rule = ({ world, registry }, item, message) => {
  const wallet = registry.wallets.get(rawAddress(message.to))
  if (message.op !== TRANSFER || !wallet) return null
  const { amount, destination, payload } = transferBody(message.body, true)
  const arrival = childWith(item, INTERNAL_TRANSFER)
  const receiver = destination ?? wallet.owner
  const recipientWallet =
    arrival?.account ??
    registry.wallets.where('owner', rawAddress(receiver)).find(one => one.master.equals(wallet.master))?.address ??
    wallet.address
  const { jetton, text } = value(world, registry, wallet.master, amount)
  const amounts = world.degradation.flawed
    ? { sent_amount: amount.toString(), received_amount: afterShare(amount).toString() }
    : { amount: amount.toString() }
  return {
    type: world.degradation.flawed ? 'FlawedJettonTransfer' : 'JettonTransfer',
    ok: isSuccess(item.transaction) && arrival !== undefined && isSuccess(arrival.transaction),
    fields: {
      sender: accountAddress(world, message.from),
      recipient: accountAddress(world, receiver),
      senders_wallet: rawAddress(wallet.address),
      recipients_wallet: rawAddress(recipientWallet),
      ...amounts,
      ...commentFields(payload),
      ...callFields(payload),
      jetton,
    },
    preview: { name: 'Jetton Transfer', description: `Transferring ${text}`, value: text, image: jetton.image },
    accounts: [message.from, receiver, wallet.master],
    items: arrival ? [item, arrival] : [item],
  }
}

/** Mint: jettons that a master sends to a wallet. */
export const jettonMint: Rule = ({ world, registry }, item, message) => {
  const wallet = registry.wallets.get(rawAddress(message.to))
  if (message.op !== INTERNAL_TRANSFER || !wallet?.master.equals(message.from)) return null
  const amount = message.body.beginParse().skip(96).loadCoins()
  const { jetton, text } = value(world, registry, wallet.master, amount)
  return {
    type: 'JettonMint',
    ok: isSuccess(item.transaction),
    fields: {
      recipient: accountAddress(world, wallet.owner),
      recipients_wallet: rawAddress(wallet.address),
      amount: amount.toString(),
      jetton,
    },
    preview: { name: 'Jetton Mint', description: `Minting ${text}`, value: text, image: jetton.image },
    accounts: [wallet.master, wallet.owner],
    items: [item],
  }
}

export const jettonBurn: Rule = ({ world, registry }, item, message) => {
  const wallet = registry.wallets.get(rawAddress(message.to))
  if (message.op !== BURN || !wallet) return null
  const amount = message.body.beginParse().skip(96).loadCoins()
  const { jetton, text } = value(world, registry, wallet.master, amount)
  return {
    type: 'JettonBurn',
    ok: isSuccess(item.transaction),
    fields: {
      sender: accountAddress(world, wallet.owner),
      senders_wallet: rawAddress(wallet.address),
      amount: amount.toString(),
      jetton,
    },
    preview: { name: 'Jetton Burn', description: `Burning ${text}`, value: text, image: jetton.image },
    accounts: [wallet.owner, wallet.master],
    items: [item],
  }
}

export const nftTransfer: Rule = ({ world, registry }, item, message) => {
  if (message.op !== NFT_TRANSFER || !registry.items.get(rawAddress(message.to))) return null
  const { destination, payload } = transferBody(message.body, false)
  return {
    type: 'NftItemTransfer',
    ok: isSuccess(item.transaction),
    fields: {
      sender: accountAddress(world, message.from),
      recipient: destination ? accountAddress(world, destination) : undefined,
      nft: rawAddress(message.to),
      ...commentFields(payload),
    },
    preview: { name: 'NFT Transfer', description: 'Transferring 1 NFT', value: '1 NFT' },
    accounts: destination ? [message.from, destination, message.to] : [message.from, message.to],
    items: [item],
  }
}
