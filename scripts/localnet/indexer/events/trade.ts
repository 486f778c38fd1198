/** Trades: jettons swapped at an exchange, items bought at a sale. */
import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import { accountAddress, interfacesOf } from '../account-address.ts'
import { jettonPreview } from '../jetton.ts'
import { nftItem } from '../nft.ts'
import { readSaleTerms } from '../tokens/sales.ts'
import { isSuccess } from '../transaction.ts'
import type { Rule, Scene } from './action.ts'
import { grams, scaled } from './amounts.ts'
import { incoming } from './message.ts'
import { nativePrice } from './price.ts'

const SWAP = 0x25938561
const PAYMENT_REQUEST = 0xf93bb43f
const NFT_TRANSFER = 0x5fcc3d14
/** Exit codes of a swap that was made, without and with a referral. */
const SWAPPED: ReadonlySet<number> = new Set([0xc64370e5, 0x45078540])

const childWith = (item: ChainTransaction, op: number): ChainTransaction | undefined =>
  item.children.find(child => incoming(child)?.op === op)

/** Everything that followed from a transaction, itself first. */
function descendants(item: ChainTransaction): ChainTransaction[] {
  const found = [item]
  for (const one of found) found.push(...one.children)
  return found
}

/** `swap` at the pool: who swaps, the router's wallet that took the jettons in, and how many. */
function swapOrder(item: ChainTransaction) {
  const slice = item.transaction.inMessage?.body.beginParse().skip(32 + 64)
  return slice && { user: slice.loadAddress(), wallet: slice.loadAddress(), amount: slice.loadCoins() }
}

/** `pay_to` at the router: how the swap ended, and what it pays from which of its wallets. */
function paymentOf(item: ChainTransaction) {
  const slice = item.transaction.inMessage?.body.beginParse().skip(32 + 64)
  if (!slice) return null
  slice.loadAddress()
  const exitCode = slice.loadUint(32)
  const sums = slice.loadRef().beginParse()
  const legs = [0, 1].map(() => ({ amount: sums.loadCoins(), wallet: sums.loadAddress() }))
  const paid = legs.find(({ amount }) => amount > 0n)
  return paid && { exitCode, ...paid }
}

const priced = ({ world, registry }: Scene, wallet: Address, amount: bigint) => {
  const master = registry.wallets.get(rawAddress(wallet))?.master
  const jetton = master && jettonPreview(world, registry, master)
  return jetton && { jetton, text: `${scaled(amount, jetton.decimals)} ${jetton.symbol}` }
}

/** From the order that brought the jettons to the excess that comes back; a swap that was refused is told as its transfers. */
export const jettonSwap: Rule = (scene, item, message) => {
  const arrival = childWith(item, 0x178d4519)
  const notice = arrival && childWith(arrival, 0x7362d09c)
  const atPool = notice && childWith(notice, SWAP)
  const atRouter = atPool && childWith(atPool, PAYMENT_REQUEST)
  if (message.op !== 0x0f8a7ea5 || !atPool || !atRouter) return null
  const [order, paid] = [swapOrder(atPool), paymentOf(atRouter)]
  if (!order || !paid || !SWAPPED.has(paid.exitCode)) return null
  const [given, got] = [priced(scene, order.wallet, order.amount), priced(scene, paid.wallet, paid.amount)]
  if (!given || !got) return null
  const { world } = scene
  const text = `${given.text} for ${got.text}`
  return {
    type: 'JettonSwap',
    ok: descendants(atPool).every(({ transaction }) => isSuccess(transaction)),
    fields: {
      dex: 'stonfi',
      amount_in: order.amount.toString(),
      amount_out: paid.amount.toString(),
      user_wallet: accountAddress(world, order.user),
      router: accountAddress(world, atRouter.account),
      jetton_master_in: given.jetton,
      jetton_master_out: got.jetton,
    },
    preview: { name: 'Swap Tokens', description: `Swapping ${text}`, value: got.text, image: got.jetton.image },
    accounts: [order.user, atRouter.account],
    items: descendants(item),
  }
}

/** Paid, and the item handed over in the same trace. */
export const nftPurchase: Rule = async ({ world, registry }, item, message) => {
  if (!interfacesOf(world, message.to).includes('nft_sale')) return null
  const handover = childWith(item, NFT_TRANSFER)
  const terms = handover ? await readSaleTerms(world.chain, message.to) : null
  const sold = terms && registry.items.get(rawAddress(terms.item))
  // A sale that is taken back hands the item over too, to its seller.
  if (!terms || !sold || message.from.equals(terms.seller)) return null
  return {
    type: 'NftPurchase',
    ok: isSuccess(item.transaction),
    fields: {
      auction_type: 'getgems',
      amount: nativePrice(world, terms.price),
      nft: await nftItem(world, registry, sold),
      seller: accountAddress(world, terms.seller),
      buyer: accountAddress(world, message.from),
    },
    preview: { name: 'NFT Purchase', description: 'Purchase an NFT', value: grams(terms.price) },
    accounts: [message.from, terms.seller, message.to],
    gram: terms.price,
    items: descendants(item),
  }
}
