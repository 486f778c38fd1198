import * as v from 'valibot'
import type { JettonBalances } from '../../domain/jetton/jetton.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { accountAddress } from '../bytes/wire-address.ts'
import { int64, maybe, rows } from '../http/wire.ts'
import { indexerApi } from './client.ts'
import { jetton } from './token-fields.ts'

/** The provider lists so many wallets of an account and no more. */
const MOST_LISTED = 1000

const balance = v.object({ balance: int64, wallet_address: maybe(accountAddress), jetton })
const balanceList = v.object({ balances: rows(balance) })

/** Jettons of an account (accounts/{id}/jettons). Wallets that were emptied are no holdings and left out. */
export async function getJettons(call: Call, address: RawAddress): Promise<JettonBalances> {
  const { balances } = await indexerApi(`/accounts/${address}/jettons`, {}, balanceList, call)
  const held = balances.rows.filter(row => row.jetton)
  return {
    balances: held.flatMap(({ balance, wallet_address, jetton }) =>
      jetton && /[^0]/.test(balance)
        ? [
            {
              jetton: jetton.face,
              wallet: wallet_address?.address ?? null,
              balance: scaled(balance, jetton.scale),
            },
          ]
        : [],
    ),
    wallets: Object.fromEntries(
      held.flatMap(({ wallet_address, jetton }) =>
        jetton && wallet_address && !jetton.scale ? [[wallet_address.address, jetton.face]] : [],
      ),
    ),
    unreadable: balances.unreadable + balances.rows.length - held.length,
    isCapped: balances.rows.length + balances.unreadable >= MOST_LISTED,
  }
}
