import * as v from 'valibot'
import type { JettonHolders } from '../../domain/jetton/holders.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { accountAddress, address, knownAddresses } from '../bytes/wire-address.ts'
import { count, maybe } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { amount } from './jetton-list.ts'

const holder = v.object({ address: maybe(address), owner: maybe(accountAddress), balance: amount })

const list = v.object({ addresses: v.array(v.unknown()), total: maybe(count) })

/** Holders by balance from `offset` on (jettons/{id}/holders). The field `address` is the jetton wallet. */
export async function getHolders(
  call: Call,
  master: RawAddress,
  limit: number,
  offset: number,
): Promise<JettonHolders> {
  const { addresses, total } = await indexerApi(`/jettons/${master}/holders`, { limit, offset }, list, call)
  // Ranks are those in the answer, even if unreadable rows are dropped.
  const read = addresses.flatMap((wire, place) => {
    const row = v.safeParse(holder, wire)
    return row.success ? [{ ...row.output, rank: offset + place + 1 }] : []
  })
  return {
    holders: read.map(({ rank, owner, address: wallet, balance }) => ({
      rank,
      owner: owner?.address ?? null,
      isWallet: owner?.is_wallet ?? null,
      wallet,
      balance,
    })),
    total,
    known: knownAddresses(read.map(({ owner }) => owner)),
    unreadable: addresses.length - read.length,
  }
}
