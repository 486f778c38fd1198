import type { Address } from '@ton/core'
import type { ChainView } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import type { NftItem } from '../tokens/readers.ts'
import { ask } from '../tokens/stack.ts'
import { readRecord } from './records.ts'
import { encodeName, resolveStep, rootResolver } from './resolver.ts'

/** Zones of the network: NFT collections whose items are domains. */
const ZONES = ['ton', 't.me'] as const
/** Seconds without activity after which a domain expires. */
const YEAR = 31_622_400

export type Auction = { bidder: Address; bid: bigint; endsAt: number }
export type Domain = { address: Address; zone: string; name: string; auction: Auction | null; expiresAt: number }

async function readAuction(chain: ChainView, address: Address): Promise<Auction | null> {
  const stack = await ask(chain, address, 'get_auction_info')
  if (!stack) return null
  const [bidder, bid, endsAt] = [stack.address(), stack.int(), stack.int()]
  return bidder && endsAt > 0n ? { bidder, bid, endsAt: Number(endsAt) } : null
}

/** All domains of the network by item address. */
export class Domains {
  readonly #chain: ChainView
  readonly #zones = new Map<string, string>()
  readonly #domains = new Map<string, Domain>()

  constructor(chain: ChainView) {
    this.#chain = chain
  }

  get(item: Address): Domain | undefined {
    return this.#domains.get(rawAddress(item))
  }

  all(): Domain[] {
    return [...this.#domains.values()]
  }

  named(name: string): Domain | undefined {
    return this.all().find(domain => domain.name === name)
  }

  /** Auctions running at a time. */
  auctions(now: number): Array<Domain & { auction: Auction }> {
    return this.all().flatMap(domain =>
      domain.auction && domain.auction.endsAt >= now ? [{ ...domain, auction: domain.auction }] : [],
    )
  }

  /** Reloads a domain's item; ignores items of other collections. */
  async refresh(item: NftItem | null): Promise<void> {
    if (!item?.collection) return
    await this.#findZones()
    const zone = this.#zones.get(rawAddress(item.collection))
    if (zone === undefined || !item.init) return
    const { address } = item
    const label = await ask(this.#chain, address, 'get_domain')
    if (!label) return
    const filled = await ask(this.#chain, address, 'get_last_fill_up_time')
    const name = `${label.cell().beginParse().loadStringTail()}.${zone}`
    const auction = await readAuction(this.#chain, address)
    const expiresAt = Number(filled?.int() ?? 0n) + YEAR
    this.#domains.set(rawAddress(address), { address, zone, name, auction, expiresAt })
  }

  /** Removes the item with a raw address. */
  delete(item: string): void {
    this.#domains.delete(item)
  }

  /** Looks up the collections of both zones at the root, until known. */
  async #findZones(): Promise<void> {
    const root = this.#zones.size < ZONES.length ? rootResolver(this.#chain) : null
    if (!root) return
    for (const zone of ZONES) {
      const step = await resolveStep(this.#chain, root, encodeName(`any.${zone}`))
      const next = step?.cell ? readRecord(step.cell) : null
      if (next?.type === 'next_resolver') this.#zones.set(rawAddress(next.address), zone)
    }
  }
}
