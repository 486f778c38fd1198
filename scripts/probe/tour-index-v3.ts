import type { Call } from '../../src/lib/call.ts'
import type { RawAddress } from '../../src/ton/address.ts'
import * as adapters from './calls.ts'

const ROWS = 10

export type Try = <T>(name: keyof typeof adapters, ask: (call: Call) => Promise<T>) => Promise<T | undefined>

/** Asks toncenter's index every route once: about its newest transactions, a jetton, its holder and a domain. */
export async function tourIndexV3(attempt: Try, domain: string, master: RawAddress): Promise<void> {
  await attempt('getIndexedV3Head', call => adapters.getIndexedV3Head(call))
  await transactions(attempt)
  await attempt('getIndexedV3Jetton', call => adapters.getIndexedV3Jetton(call, master))
  const page = await attempt('getIndexedV3Holders', call => adapters.getIndexedV3Holders(call, master, ROWS, 0))
  await attempt('getIndexedV3JettonTransfers', call => adapters.getIndexedV3JettonTransfers(call, master, ROWS))
  const [first] = page?.holders ?? []
  const [holder, wallet] = [first?.owner ?? master, first?.wallet ?? master]
  await attempt('getJettonsOfWallets', call => adapters.getJettonsOfWallets(call, [wallet]))
  await attempt('getKnownAddresses', call => adapters.getKnownAddresses(call, [holder, master]))
  await attempt('getIndexedV3Accounts', call => adapters.getIndexedV3Accounts(call, [holder, master]))
  await attempt('getMarks', call => adapters.getMarks(call, [holder, master]))
  await attempt('getIndexedV3Facts', call => adapters.getIndexedV3Facts(call, master))
  await attempt('getIndexedV3Account', call => adapters.getIndexedV3Account(call, master))
  await attempt('getIndexedV3Jettons', call => adapters.getIndexedV3Jettons(call, holder))
  await attempt('getIndexedV3Domain', call => adapters.getIndexedV3Domain(call, domain))
  await attempt('getIndexedV3Records', call => adapters.getIndexedV3Records(call, domain))
  await attempt('getIndexedV3DomainsOf', call => adapters.getIndexedV3DomainsOf(call, holder))
  await nfts(attempt, holder)
}

async function transactions(attempt: Try): Promise<void> {
  const newest = await attempt('getNewestTransactions', call => adapters.getNewestTransactions(call, ROWS))
  const [one] = newest?.transactions ?? []
  if (!one) return
  await attempt('getIndexedV3Transaction', call => adapters.getIndexedV3Transaction(call, one.hash))
  await attempt('getIndexedV3History', call => adapters.getIndexedV3History(call, one.account, ROWS))
  await attempt('getIndexedV3Trace', call => adapters.getIndexedV3Trace(call, one.hash))
  await attempt('getExpectedTransactions', call => adapters.getExpectedTransactions(call, one.account))
  const message = one.inMessage?.hash ?? one.hash
  await attempt('getPendingTrace', call => adapters.getPendingTrace(call, message))
}

async function nfts(attempt: Try, holder: RawAddress): Promise<void> {
  const own = await attempt('getIndexedV3Nfts', call => adapters.getIndexedV3Nfts(call, holder, ROWS))
  const item = own?.items.find(({ collection }) => collection)
  const collection = item?.collection?.address
  if (!item || !collection) return
  await attempt('getIndexedV3NftItem', call => adapters.getIndexedV3NftItem(call, item.address))
  await attempt('getIndexedV3Collection', call => adapters.getIndexedV3Collection(call, collection))
  await attempt('getIndexedV3CollectionItems', call => adapters.getIndexedV3CollectionItems(call, collection, ROWS, 0))
}
