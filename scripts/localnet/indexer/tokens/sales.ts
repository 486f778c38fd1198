import type { Address } from '@ton/core'
import type { ChainView } from '../../chain/types.ts'
import { namedMethods } from '../methods.ts'
import { ask } from './stack.ts'

const FIXED_PRICE = 0x46495850n

/** An item offered at a fixed price, nanoTON. */
export type Sale = { address: Address; item: Address; market: Address; seller: Address; price: bigint }

/** Reads a sale that is still open; `null` for anything else. */
export async function readSale(chain: ChainView, address: Address): Promise<Sale | null> {
  const code = chain.account(address)?.code
  if (!code || !namedMethods(code).includes('get_sale_data')) return null
  const stack = await ask(chain, address, 'get_sale_data')
  if (!stack || stack.int() !== FIXED_PRICE) return null
  const complete = stack.int() !== 0n
  const [market, item, seller, price] = [stack.skip().address(), stack.address(), stack.address(), stack.int()]
  return !complete && market && item && seller ? { address, item, market, seller, price } : null
}
