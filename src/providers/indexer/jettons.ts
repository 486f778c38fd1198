import * as v from 'valibot'
import type { JettonBalances } from '../../domain/jetton/jetton.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import type { Call } from '../../lib/call.ts'
import { uniqueBy } from '../../lib/unique.ts'
import type { RawAddress } from '../../ton/address.ts'
import { accountAddress } from '../bytes/wire-address.ts'
import { int64, maybe, rows } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { jetton } from './token-fields.ts'
import { readRate } from './token-rates.ts'

/** Maximum number of wallets that the provider lists per account. */
const MAX_LISTED = 1000

const balance = v.object({
  balance: int64,
  wallet_address: maybe(accountAddress),
  jetton,
  price: maybe(v.unknown()),
})
const balanceList = v.object({ balances: rows(balance) })

/** Jettons of an account with their prices (accounts/{id}/jettons). Drops empty wallets. */
export async function getJettons(call: Call, address: RawAddress): Promise<JettonBalances> {
  const { balances } = await indexerApi(`/accounts/${address}/jettons`, { currencies: 'usd' }, balanceList, call)
  // An account has one wallet per jetton: drop duplicates.
  const held = uniqueBy(
    balances.rows.filter(row => row.jetton),
    row => row.jetton?.face.address ?? '',
  )
  return {
    balances: held.flatMap(({ balance, wallet_address, jetton, price }) =>
      jetton && /[^0]/.test(balance)
        ? [
            {
              jetton: jetton.face,
              wallet: wallet_address?.address ?? null,
              balance: scaled(balance, jetton.scale),
              // The indexer does not say whether the price is per scaled or per plain unit.
              price: jetton.scale ? null : (readRate(price, 'usd').price ?? null),
            },
          ]
        : [],
    ),
    wallets: Object.fromEntries(
      held.flatMap(({ wallet_address, jetton }) =>
        jetton && wallet_address && !jetton.scale ? [[wallet_address.address, jetton.face]] : [],
      ),
    ),
    scaled: held.flatMap(({ jetton }) => (jetton?.scale ? jetton.face.address : [])),
    unreadable: balances.unreadable + balances.rows.length - held.length,
    isCapped: balances.rows.length + balances.unreadable >= MAX_LISTED,
  }
}
