import {
  getIndexedV3Account,
  getIndexedV3Accounts,
  getIndexedV3Facts,
  getKnownAddresses,
} from '../../../src/providers/index-v3/accounts.ts'
import {
  getIndexedV3Domain,
  getIndexedV3DomainsOf,
  getIndexedV3Records,
} from '../../../src/providers/index-v3/domains.ts'
import { getIndexedV3Execution } from '../../../src/providers/index-v3/execution.ts'
import { getIndexedV3Head } from '../../../src/providers/index-v3/head.ts'
import { getIndexedV3JettonTransfers } from '../../../src/providers/index-v3/jetton-transfers.ts'
import {
  getIndexedV3Holders,
  getIndexedV3Jetton,
  getIndexedV3Jettons,
  getJettonsOfWallets,
} from '../../../src/providers/index-v3/jettons.ts'
import { getIndexedV3Collection, getIndexedV3CollectionItems } from '../../../src/providers/index-v3/nft-collections.ts'
import { getIndexedV3NftItem, getIndexedV3Nfts } from '../../../src/providers/index-v3/nfts.ts'
import { getExpectedTransactions, getPendingTrace } from '../../../src/providers/index-v3/pending.ts'
import { getIndexedV3Trace } from '../../../src/providers/index-v3/traces.ts'
import {
  getIndexedV3History,
  getIndexedV3Transaction,
  getNewestTransactions,
} from '../../../src/providers/index-v3/transactions.ts'
import { example } from '../example.ts'

/** Calls to toncenter's index. */
export const indexV3Calls = {
  getIndexedV3Head: example(getIndexedV3Head, () => [], 'nothing is asked for'),
  getIndexedV3Execution: example(getIndexedV3Execution, s => [s.block]),
  getNewestTransactions: example(getNewestTransactions, s => [s.rows], 'nothing is asked for'),
  getIndexedV3History: example(getIndexedV3History, s => [s.account, s.rows]),
  getIndexedV3Transaction: example(getIndexedV3Transaction, s => [s.signed]),
  getExpectedTransactions: example(getExpectedTransactions, s => [s.expected]),
  getIndexedV3Trace: example(getIndexedV3Trace, s => [s.swap]),
  getPendingTrace: example(getPendingTrace, s => [s.pending]),
  getIndexedV3Accounts: example(getIndexedV3Accounts, s => [[s.wallet, s.jetton]]),
  getIndexedV3Account: example(getIndexedV3Account, s => [s.wallet]),
  getKnownAddresses: example(
    getKnownAddresses,
    s => [[s.wallet, s.jetton]],
    'names by address: only for addresses that were asked for',
  ),
  getIndexedV3Facts: example(getIndexedV3Facts, s => [s.wallet]),
  getIndexedV3Records: example(getIndexedV3Records, s => [s.domain]),
  getIndexedV3Jettons: example(getIndexedV3Jettons, s => [s.wallet]),
  getIndexedV3JettonTransfers: example(getIndexedV3JettonTransfers, s => [s.jetton, s.rows]),
  getIndexedV3Holders: example(getIndexedV3Holders, s => [s.jetton, s.rows, 0]),
  getIndexedV3Jetton: example(getIndexedV3Jetton, s => [s.jetton]),
  getJettonsOfWallets: example(
    getJettonsOfWallets,
    s => [[s.jettonWallet]],
    'jettons by wallet: only for addresses that were asked for',
  ),
  getIndexedV3Nfts: example(getIndexedV3Nfts, s => [s.wallet, s.rows]),
  getIndexedV3Collection: example(getIndexedV3Collection, s => [s.collection]),
  getIndexedV3CollectionItems: example(getIndexedV3CollectionItems, s => [s.collection, s.rows, 0]),
  getIndexedV3NftItem: example(getIndexedV3NftItem, s => [s.nft]),
  getIndexedV3Domain: example(getIndexedV3Domain, s => [s.domain]),
  getIndexedV3DomainsOf: example(getIndexedV3DomainsOf, s => [s.wallet]),
}
