import type { Address } from '@ton/core'
import type { Network } from '../chain/types.ts'
import { readAddress } from '../http/encode.ts'
import { Horizon } from './horizon.ts'
import { badRequest } from './refusal.ts'

/** Everything the indexer knows of a network. */
export class Index {
  readonly horizon: Horizon

  constructor(network: Network, lagMs: number) {
    this.horizon = new Horizon(network.chain, lagMs)
  }

  async resolveAccount(text: string): Promise<Address> {
    const address = readAddress(text)
    if (!address) throw badRequest(`can't decode address ${text}`)
    return address
  }
}
