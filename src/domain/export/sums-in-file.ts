import { friendlyAddress } from '../../ton/address.ts'
import { unitOf } from '../foreign/names.ts'
import { doesHold, type JettonSum } from './jetton-sums.ts'

/** A sum of a jetton as files hold it: smallest units, net, null where the indexer's history says nothing. */
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
