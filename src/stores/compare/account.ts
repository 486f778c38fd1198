import type { Account, AccountInParts } from '../../domain/account/account.ts'
import { accountStatement } from '../../domain/compare/account.ts'
import { getIndexV3Account } from '../../providers/index-v3/accounts.ts'
import { getIndexedAccount } from '../../providers/indexer/account.ts'
import { getAccount } from '../../providers/node/account.ts'
import type { Fact } from './comparison.ts'

const stateWhole = async ({ account, hashes }: AccountInParts) => accountStatement({ ...account, ...(await hashes) })

/** State of an account, as stated by each provider. */
export const fact: Fact<Account> = {
  state: accountStatement,
  toncenter: async (call, { address }) => stateWhole(await getAccount(call, address)),
  'toncenter v3': async (call, { address }) => stateWhole(await getIndexV3Account(call, address)),
  tonapi: async (call, { address }) => stateWhole(await getIndexedAccount(call, address)),
}
