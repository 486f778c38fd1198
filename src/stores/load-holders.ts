import { type JettonHolders, joinHolders } from '../domain/jetton/holders.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { getIndexV3Holders } from '../providers/index-v3/jettons.ts'
import { getHolders } from '../providers/indexer/jetton-holders.ts'
import type { RawAddress } from '../ton/address.ts'
import { bothIndexes } from './base/both-indexes.ts'

/** A page of holders by toncenter's index, with their number and marks by tonapi, which is requested last. Throws ProviderError. */
export const loadHolders = (call: Call, master: RawAddress, limit: number, offset: number) =>
  bothIndexes<JettonHolders>(call, {
    byIndexer: call => getHolders({ ...call, rank: RANK.refresh }, master, limit, offset),
    byIndexV3: call => getIndexV3Holders(call, master, limit, offset),
    join: joinHolders,
  })
