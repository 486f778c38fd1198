import {
  getIndexV3Account,
  getIndexV3Accounts,
  getIndexV3Facts,
  getKnownAddresses,
} from '../../../src/providers/index-v3/accounts.ts'
import { getIndexV3Domain, getIndexV3DomainsOf, getIndexV3Records } from '../../../src/providers/index-v3/domains.ts'
import { getIndexV3Execution } from '../../../src/providers/index-v3/execution.ts'
import { getIndexV3Head } from '../../../src/providers/index-v3/head.ts'
import { getIndexV3JettonTransfers } from '../../../src/providers/index-v3/jetton-transfers.ts'
import {
  getIndexV3Holders,
  getIndexV3Jetton,
  getIndexV3Jettons,
  getJettonsOfWallets,
} from '../../../src/providers/index-v3/jettons.ts'
import { getIndexV3Collection, getIndexV3CollectionItems } from '../../../src/providers/index-v3/nft-collections.ts'
import { getIndexV3NftItem, getIndexV3Nfts } from '../../../src/providers/index-v3/nfts.ts'
import { getExpectedTransactions, getPendingTrace } from '../../../src/providers/index-v3/pending.ts'
import { getIndexV3Trace } from '../../../src/providers/index-v3/traces.ts'
import {
  getIndexV3History,
  getIndexV3Transaction,
  getNewestTransactions,
} from '../../../src/providers/index-v3/transactions.ts'
import { example } from '../example.ts'

/** Calls to toncenter's index. */
export const indexV3Calls = {
  getIndexV3Head: example(getIndexV3Head, () => [], 'nothing is asked for'),
  getIndexV3Execution: example(getIndexV3Execution, s => [s.block]),
  getNewestTransactions: example(getNewestTransactions, s => [s.rows], 'nothing is asked for'),
  getIndexV3History: example(getIndexV3History, s => [s.account, s.rows]),
  getIndexV3Transaction: example(getIndexV3Transaction, s => [s.signed]),
  getExpectedTransactions: example(getExpectedTransactions, s => [s.expected]),
  getIndexV3Trace: example(getIndexV3Trace, s => [s.swap]),
  getPendingTrace: example(getPendingTrace, s => [s.pending]),
  getIndexV3Accounts: example(getIndexV3Accounts, s => [[s.wallet, s.jetton]]),
  getIndexV3Account: example(getIndexV3Account, s => [s.wallet]),
  getKnownAddresses: example(
    getKnownAddresses,
    s => [[s.wallet, s.jetton]],
    'names by address: only for addresses that were asked for',
  ),
  getIndexV3Facts: example(getIndexV3Facts, s => [s.wallet]),
  getIndexV3Records: example(getIndexV3Records, s => [s.domain]),
  getIndexV3Jettons: example(getIndexV3Jettons, s => [s.wallet]),
  getIndexV3JettonTransfers: example(getIndexV3JettonTransfers, s => [s.jetton, s.rows]),
  getIndexV3Holders: example(getIndexV3Holders, s => [s.jetton, s.rows, 0]),
  getIndexV3Jetton: example(getIndexV3Jetton, s => [s.jetton]),
  getJettonsOfWallets: example(
    getJettonsOfWallets,
    s => [[s.jettonWallet]],
    'jettons by wallet: only for addresses that were asked for',
  ),
  getIndexV3Nfts: example(getIndexV3Nfts, s => [s.wallet, s.rows]),
  getIndexV3Collection: example(getIndexV3Collection, s => [s.collection]),
  getIndexV3CollectionItems: example(getIndexV3CollectionItems, s => [s.collection, s.rows, 0]),
  getIndexV3NftItem: example(getIndexV3NftItem, s => [s.nft]),
  getIndexV3Domain: example(getIndexV3Domain, s => [s.domain]),
  getIndexV3DomainsOf: example(getIndexV3DomainsOf, s => [s.wallet]),
}
