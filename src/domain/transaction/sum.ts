import type { RawAddress } from '../../ton/address.ts'

/** An amount of TON, in nanoTON, where `wallet` is null; else of the jetton that this jetton wallet holds, in its smallest units. */
export type Sum = { units: string; wallet: RawAddress | null }

export const coins = (units: string): Sum => ({ units, wallet: null })
