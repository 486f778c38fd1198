import type { Domain } from '../domain/dns/domain.ts'
import type { Call } from '../lib/call.ts'
import { getIndexV3Domain } from '../providers/index-v3/domains.ts'
import { getIndexV3NftItem } from '../providers/index-v3/nfts.ts'
import { orUndefined } from './or-undefined.ts'

/**
 * A domain by toncenter's index. The index names the contract of a sale as the domain's owner: its item says if it is on sale, and by whom.
 * The owner is the item's if the domain's row lacks one, and unknown without the item. Throws ProviderError: `not-found` for a name without
 * bids.
 */
export async function readIndexV3Domain(call: Call, name: string): Promise<Domain> {
  const domain = await getIndexV3Domain(call, name)
  const item = domain.item && (await orUndefined(getIndexV3NftItem(call, domain.item.address)))
  if (!item) return { ...domain, owner: undefined }
  const { sale, known } = item
  const owner = sale ? (sale.seller ?? undefined) : (domain.owner ?? item.owner ?? domain.owner)
  return { ...domain, owner, ...(sale && { sale }), known: { ...domain.known, ...known } }
}
