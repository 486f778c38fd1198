import type { World } from '../call.ts'
import { proxied } from '../images.ts'

/** `Price` in TON; `value` in nanoTON. */
export const nativePrice = (world: World, value: bigint) => ({
  currency_type: 'native',
  value: value.toString(),
  decimals: 9,
  token_name: 'Gram',
  verification: 'whitelist',
  image: proxied(world, 'gram'),
})
