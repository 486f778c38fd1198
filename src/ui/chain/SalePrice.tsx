import * as nftWords from '#words/nft.ts'
import type { NftSale } from '../../domain/nft/details.ts'
import { Amount } from './Amount.tsx'

/** Price that a sale on a market asks. */
export const SalePrice = ({ sale: { price } }: { sale: NftSale }) =>
  price ? <Amount units={price.units} decimals={price.decimals} unit={price.unit} /> : nftWords.priceNotStated
