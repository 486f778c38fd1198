/** Trades: jetton swaps at an exchange, and purchases of items. */
import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import { accountAddress, interfacesOf } from '../account-address.ts'
import { proxied } from '../images.ts'
import { jettonPreview } from '../jetton.ts'
import { nftItem } from '../nft.ts'
import { readSaleTerms } from '../tokens/sales.ts'
import { isSuccess } from '../transaction.ts'
import type { EventContext, Rule } from './action.ts'
import { grams, scaled } from './amounts.ts'
import { type Incoming, incoming } from './message.ts'
import { nativePrice } from './price.ts'

const JETTON_TRANSFER = 0x0f8a7ea5
const INTERNAL_TRANSFER = 0x178d4519
const NOTICE = 0x7362d09c
const COIN_TRANSFER = 0x01f3835d
const SWAP = 0x25938561
const PAYMENT_REQUEST = 0xf93bb43f
const NFT_TRANSFER = 0x5fcc3d14
/** Exit codes of successful swaps, without and with a referral. */
const SWAPPED: ReadonlySet<number> = new Set([0xc64370e5, 0x45078540])

const childWith = (item: ChainTransaction, op: number): ChainTransaction | undefined =>
  item.children.find(child => incoming(child)?.op === op)

/** A transaction and all its descendants. */
function descendants(item: ChainTransaction): ChainTransaction[] {
  const found = [item]
  for (const one of found) found.push(...one.children)
  return found
}

/** `swap` at the pool: user, the router's receiving wallet, and amount. */
function swapOrder(item: ChainTransaction) {
  const slice = item.transaction.inMessage?.body.beginParse().skip(32 + 64)
  return slice && { user: slice.loadAddress(), wallet: slice.loadAddress(), amount: slice.loadCoins() }
}

/** `pay_to` at the router: exit code, and the amounts paid from its wallets. */
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

type Sum = { amount: bigint; text: string; image: string; jetton?: ReturnType<typeof jettonPreview> }

/** An amount in a router's wallet: jettons, or TON in the wallet that represents it. */
function sumIn({ world, registry }: EventContext, wallet: Address, amount: bigint): Sum {
  const master = registry.wallets.get(rawAddress(wallet))?.master
  if (!master) return { amount, text: grams(amount), image: proxied(world, 'gram') }
  const jetton = jettonPreview(world, registry, master)
  return { amount, text: `${scaled(amount, jetton.decimals)} ${jetton.symbol}`, image: jetton.image, jetton }
}

/** Fields of a swap's side: jettons as text with their master, TON as a number. */
const swapSide = (side: 'in' | 'out', { amount, jetton }: Sum) =>
  jetton
    ? { [`amount_${side}`]: amount.toString(), [`jetton_master_${side}`]: jetton }
    : { [`amount_${side}`]: '', [`gram_${side}`]: amount }

/** The router's notification of an order, through its jetton wallet or its TON wallet. */
function noticeOf(item: ChainTransaction, { op }: Incoming): ChainTransaction | undefined {
  if (op === COIN_TRANSFER) return childWith(item, NOTICE)
  const arrival = op === JETTON_TRANSFER ? childWith(item, INTERNAL_TRANSFER) : undefined
  return arrival && childWith(arrival, NOTICE)
}

/** One action for a complete swap, from order to excesses. A refused swap is listed as transfers. */
export const jettonSwap: Rule = (context, item, message) => {
  const notice = noticeOf(item, message)
  const atPool = notice && childWith(notice, SWAP)
  const atRouter = atPool && childWith(atPool, PAYMENT_REQUEST)
  const [order, paid] = [atPool && swapOrder(atPool), atRouter && paymentOf(atRouter)]
  if (!atRouter || !order || !paid || !SWAPPED.has(paid.exitCode)) return null
  const [given, got] = [sumIn(context, order.wallet, order.amount), sumIn(context, paid.wallet, paid.amount)]
  const { world } = context
  const steps = descendants(item)
  return {
    type: 'JettonSwap',
    ok: steps.every(({ transaction }) => isSuccess(transaction)),
    fields: {
      dex: 'stonfi',
      ...swapSide('in', given),
      ...swapSide('out', got),
      user_wallet: accountAddress(world, order.user),
      router: accountAddress(world, atRouter.account),
    },
    preview: {
      name: 'Swap Tokens',
      description: `Swapping ${given.text} for ${got.text}`,
      value: got.text,
      image: got.image,
    },
    accounts: [order.user, atRouter.account],
    ...(!given.jetton && { gram: given.amount }),
    ...(!got.jetton && { gram: -got.amount }),
    items: steps,
  }
}

/** Purchase: a payment with a transfer of the item in the same trace. */
export const nftPurchase: Rule = async ({ world, registry }, item, message) => {
  if (!interfacesOf(world, message.to).includes('nft_sale')) return null
  const handover = childWith(item, NFT_TRANSFER)
  const terms = handover ? await readSaleTerms(world.chain, message.to) : null
  const sold = terms && registry.items.get(rawAddress(terms.item))
  // A cancelled sale also transfers the item, to its seller.
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
