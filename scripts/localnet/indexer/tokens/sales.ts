import type { Address } from '@ton/core'
import type { ChainView } from '../../chain/types.ts'
import { namedMethods } from '../methods.ts'
import { ask } from './stack.ts'

const FIXED_PRICE = 0x46495850n

/** An item offered at a fixed price, nanoTON. */
export type Sale = { address: Address; item: Address; market: Address; seller: Address; price: bigint }

type SaleTerms = Sale & { isComplete: boolean }

/** Reads a sale, open or over; `null` for anything else. */
export async function readSaleTerms(chain: ChainView, address: Address): Promise<SaleTerms | null> {
  const code = chain.account(address)?.code
  if (!code || !namedMethods(code).includes('get_sale_data')) return null
  const stack = await ask(chain, address, 'get_sale_data')
  if (!stack || stack.int() !== FIXED_PRICE) return null
  const isComplete = stack.int() !== 0n
  const [market, item, seller, price] = [stack.skip().address(), stack.address(), stack.address(), stack.int()]
  return market && item && seller ? { address, item, market, seller, price, isComplete } : null
}

/** Reads a sale that is still open; `null` for anything else. */
export async function readSale(chain: ChainView, address: Address): Promise<Sale | null> {
  const terms = await readSaleTerms(chain, address)
  if (!terms || terms.isComplete) return null
  const { isComplete: _, ...sale } = terms
  return sale
}
