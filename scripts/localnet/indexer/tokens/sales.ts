import type { Address } from '@ton/core'
import type { ChainView } from '../../chain/types.ts'
import { namedMethods } from '../methods.ts'
import { ask } from './stack.ts'

const FIXED_PRICE = 0x46495850n

/** Sale of an item at a fixed price, in nanoTON. */
export type Sale = { address: Address; item: Address; market: Address; seller: Address; price: bigint }

type SaleTerms = Sale & { isComplete: boolean }

/** Reads a sale, open or completed; `null` for other contracts. */
export async function readSaleTerms(chain: ChainView, address: Address): Promise<SaleTerms | null> {
  const code = chain.account(address)?.code
  if (!code || !namedMethods(code).includes('get_sale_data')) return null
  const stack = await ask(chain, address, 'get_sale_data')
  if (!stack || stack.int() !== FIXED_PRICE) return null
  const isComplete = stack.int() !== 0n
  const [market, item, seller, price] = [stack.skip().address(), stack.address(), stack.address(), stack.int()]
  return market && item && seller ? { address, item, market, seller, price, isComplete } : null
}

/** Reads an open sale; `null` for other contracts. */
export async function readSale(chain: ChainView, address: Address): Promise<Sale | null> {
  const terms = await readSaleTerms(chain, address)
  if (!terms || terms.isComplete) return null
  const { isComplete: _, ...sale } = terms
  return sale
}
