import type { RawAddress } from '../../ton/address.ts'

/** An amount in nanoTON if `wallet` is null, else in smallest units of that wallet's jetton. */
export type Sum = { units: string; wallet: RawAddress | null }

export const coins = (units: string): Sum => ({ units, wallet: null })
