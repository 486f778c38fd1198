import { friendlyAddress } from '../../ton/address.ts'
import { unitOf } from '../foreign/names.ts'
import { doesHold, type JettonSum } from './jetton-sums.ts'

/** Net sum of a jetton for a file, in smallest units; `history` is null if the indexer has none. */
export type SumInFile = {
  name: string
  address: string
  moved: string
  history: string | null
  adds_up: boolean | null
}

export const sumInFile = (sum: JettonSum): SumInFile => ({
  name: unitOf(sum.jetton),
  address: friendlyAddress(sum.jetton.address),
  moved: sum.moved,
  history: sum.history,
  adds_up: doesHold(sum),
})
