import * as v from 'valibot'
import type { JettonTransfer, JettonTransfers } from '../../domain/jetton/transfers.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address } from '../bytes/wire-address.ts'
import { askedRows } from '../http/asked.ts'
import { amount, flag, hash, maybe, rows, time } from '../http/wire.ts'
import { addressBook } from './address-book.ts'
import { indexV3Api } from './client.ts'
import { requiredAddress } from './fields.ts'
import { indexV3 } from './provider.ts'

const transfer = v.object({
  source: maybe(address),
  destination: maybe(address),
  amount,
  jetton_master: requiredAddress,
  transaction_hash: maybe(hash),
  transaction_now: time,
  transaction_aborted: maybe(flag),
})
const list = v.object({ jetton_transfers: rows(transfer), address_book: addressBook })

/** The newest `limit` transfers of a jetton between owners, without mints, burns and reverted transfers (jetton/transfers). */
export async function getIndexV3JettonTransfers(
  call: Call,
  master: RawAddress,
  limit: number,
): Promise<JettonTransfers> {
  const query = { jetton_master: master, limit, sort: 'desc' }
  const read = await indexV3Api('/jetton/transfers', query, list, call)
  const { rows: all, unreadable } = read.jetton_transfers
  const own = askedRows(indexV3.name, 'jetton', all, row => row.jetton_master === master)
  return {
    transfers: own
      .filter(row => !row.transaction_aborted)
      .map(
        (row): JettonTransfer => ({
          from: row.source,
          to: row.destination,
          amount: row.amount,
          hash: row.transaction_hash,
          utime: row.transaction_now,
        }),
      ),
    known: read.address_book.known,
    unreadable: unreadable + all.length - own.length,
  }
}
