import * as v from 'valibot'
import type { JettonHolders } from '../../domain/jetton-holders.ts'
import type { Call } from '../../lib/query.ts'
import type { RawAddress } from '../../ton/address.ts'
import { int, maybe, rows } from '../wire.ts'
import { accountAddress, address, knownAddresses } from '../wire-address.ts'
import { indexerApi } from './client.ts'
import { amount } from './jetton-list.ts'

const holder = v.object({ address: maybe(address), owner: maybe(accountAddress), balance: amount })

/** A row keeps its place, so that ranks stay true beside rows that cannot be read. */
const withPlace = v.transform((list: unknown[]) => list.map((row, place) => ({ row, place })))
const placed = rows(v.object({ row: holder, place: v.number() }))
const list = v.object({
  addresses: v.pipe(
    v.array(v.unknown()),
    withPlace,
    v.transform(list => v.parse(placed, list)),
  ),
  total: maybe(v.pipe(int, v.minValue(0))),
})

/** Holders by balance from `offset` on (jettons/{id}/holders). What it calls `address` is the jetton wallet. */
export async function getHolders(
  call: Call,
  master: RawAddress,
  limit: number,
  offset: number,
): Promise<JettonHolders> {
  const { addresses, total } = await indexerApi(`/jettons/${master}/holders`, { limit, offset }, list, call)
  return {
    holders: addresses.rows.map(({ row, place }) => ({
      rank: offset + place + 1,
      owner: row.owner?.address ?? null,
      wallet: row.address,
      balance: row.balance,
    })),
    total,
    known: knownAddresses(addresses.rows.map(({ row }) => row.owner)),
    unreadable: addresses.unreadable,
  }
}
