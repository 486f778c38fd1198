import type { Account, AccountInParts } from '../../domain/account/account.ts'
import { accountStatement } from '../../domain/compare/account.ts'
import { getIndexedAccount } from '../../providers/indexer/account.ts'
import { getAccount } from '../../providers/node/account.ts'
import type { Fact } from './comparison.ts'

const stateWhole = async ({ account, hashes }: AccountInParts) => accountStatement({ ...account, ...(await hashes) })

/** An account as the chain holds it. */
export const fact: Fact<Account> = {
  state: accountStatement,
  toncenter: async (call, { address }) => stateWhole(await getAccount(call, address)),
  tonapi: async (call, { address }) => stateWhole(await getIndexedAccount(call, address)),
}
