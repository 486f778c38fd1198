import type { TupleItem } from '@ton/core'
import { bocHex, hex, int256 } from '../../http/encode.ts'
import type { Wire } from '../../http/json.ts'
import { addressText } from '../bodies/reader.ts'
import { StackReader } from '../tokens/stack.ts'

type Fields = Record<string, Wire>

const flag = (stack: StackReader): boolean => stack.int() !== 0n
const address = (stack: StackReader): string => addressText(stack.address())
const boc = (stack: StackReader): string => bocHex(stack.cell())

/** Named results of well-known get-methods, read in order. */
const decoders: ReadonlyMap<string, (stack: StackReader) => Fields> = new Map<string, (stack: StackReader) => Fields>([
  ['seqno', stack => ({ state: stack.int() })],
  ['get_public_key', stack => ({ public_key: hex(int256(stack.int())) })],
  [
    'get_nft_data',
    stack => ({
      init: flag(stack),
      index: stack.int(),
      collection_address: address(stack),
      owner_address: address(stack),
      individual_content: boc(stack),
    }),
  ],
  [
    'get_collection_data',
    stack => ({ next_item_index: stack.int(), collection_content: boc(stack), owner_address: address(stack) }),
  ],
  ['get_nft_address_by_index', stack => ({ address: address(stack) })],
  ['get_nft_content', stack => ({ content: boc(stack) })],
  ['royalty_params', stack => ({ numerator: stack.int(), denominator: stack.int(), destination: address(stack) })],
  [
    'get_jetton_data',
    stack => ({
      total_supply: stack.int(),
      mintable: flag(stack),
      admin_address: address(stack),
      jetton_content: boc(stack),
      jetton_wallet_code: boc(stack),
    }),
  ],
  [
    'get_wallet_data',
    stack => ({
      balance: stack.int(),
      owner: address(stack),
      jetton: address(stack),
      jetton_wallet_code: boc(stack),
    }),
  ],
  ['get_wallet_address', stack => ({ jetton_wallet_address: address(stack) })],
  [
    'get_auction_info',
    stack => ({ max_bid_address: address(stack), max_bid_amount: stack.int(), auction_end_time: stack.int() }),
  ],
])

export function decodedStack(method: string, items: readonly TupleItem[]): Fields | undefined {
  try {
    return decoders.get(method)?.(new StackReader(items))
  } catch {
    // a stack of another shape is not decoded
    return undefined
  }
}
