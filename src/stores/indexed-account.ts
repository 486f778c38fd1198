import { getIndexedV3Facts } from '../providers/index-v3/accounts.ts'
import { getIndexedV3DomainsOf } from '../providers/index-v3/domains.ts'
import { getIndexedV3Jettons } from '../providers/index-v3/jettons.ts'
import { getIndexedV3Nfts } from '../providers/index-v3/nfts.ts'
import { readHistoryBefore, readIndexedHistory } from './indexed-history.ts'

/** Reads of an account by toncenter's index, in one script that is loaded when another provider fails. */
export const byIndexV3 = {
  facts: getIndexedV3Facts,
  jettons: getIndexedV3Jettons,
  nfts: getIndexedV3Nfts,
  names: getIndexedV3DomainsOf,
  newest: readIndexedHistory,
  older: readHistoryBefore,
}
