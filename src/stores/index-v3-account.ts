import type { AccountFacts } from '../domain/account/account.ts'
import type { KnownAddresses } from '../domain/account/known-address.ts'
import { joinNames } from '../domain/dns/join.ts'
import type { JettonBalances } from '../domain/jetton/jetton.ts'
import { joinJettons } from '../domain/jetton/join.ts'
import { joinNfts } from '../domain/nft/join.ts'
import type { NftCards } from '../domain/nft/nft.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { getIndexV3Facts } from '../providers/index-v3/accounts.ts'
import { getIndexV3DomainsOf } from '../providers/index-v3/domains.ts'
import { getIndexV3Jettons } from '../providers/index-v3/jettons.ts'
import { getIndexV3Nfts } from '../providers/index-v3/nfts.ts'
import { getAccountFacts } from '../providers/indexer/account.ts'
import { getDomainsOf } from '../providers/indexer/domains.ts'
import { getJettons } from '../providers/indexer/jettons.ts'
import { getNfts } from '../providers/indexer/nfts.ts'
import type { RawAddress } from '../ton/address.ts'
import { addressBook } from './base/address-book.ts'
import { bothIndexes } from './base/both-indexes.ts'
import { seenNfts } from './seen/tokens.ts'

/** Marks a value as lacking tonapi's data. */
const unmarked = <T>(value: T): T & { isUnmarked: true } => ({ ...value, isUnmarked: true })

/**
 * Jettons of an account by toncenter's index, with trust and prices by tonapi. With `comesFirst`, the index is requested at the lowest rank
 * and confirms tonapi's answer.
 */
export const loadJettons = (call: Call, address: RawAddress, comesFirst: boolean) =>
  bothIndexes<JettonBalances>(call, {
    byIndexer: call => getJettons(call, address),
    byIndexV3: call => getIndexV3Jettons(comesFirst ? { ...call, rank: RANK.refresh } : call, address),
    join: joinJettons,
    alone: unmarked,
  })

async function rememberNfts(nfts: Promise<NftCards>): Promise<NftCards> {
  const { items } = await nfts
  seenNfts.remember(items, ({ address }) => address)
  return nfts
}

/** NFTs of an account by toncenter's index, at most `limit`, with trust and pictures by tonapi. */
export const loadNfts = (call: Call, address: RawAddress, limit: number) =>
  bothIndexes<NftCards>(call, {
    byIndexer: call => rememberNfts(getNfts(call, address, limit)),
    byIndexV3: call => getIndexV3Nfts(call, address, limit),
    join: joinNfts,
    alone: unmarked,
  })

/** Domains that point to an account by toncenter's index; then tonapi's list without expired ones. */
export const loadNames = (call: Call, address: RawAddress) =>
  bothIndexes<string[]>(
    call,
    {
      byIndexer: call => getDomainsOf(call, address),
      byIndexV3: call => getIndexV3DomainsOf(call, address),
      join: joinNames,
    },
    true,
  )

type KnownFacts = AccountFacts & { known: KnownAddresses }

/** Adds an entry for the address book. A known scam mark is kept if the facts do not mention one. */
async function withKnown(asked: Promise<AccountFacts>, address: RawAddress): Promise<KnownFacts> {
  const facts = await asked
  const { isWallet, name, isScam = addressBook.find(address)?.isScam ?? false } = facts
  return { ...facts, known: { [address]: { isWallet, name, isScam } } }
}

/** The call at side rank, unless it has a lower one. */
const sideCall = (call: Call): Call => ({ ...call, rank: call.rank === RANK.refresh ? call.rank : RANK.side })

/** Facts about an account by tonapi. Until tonapi answers, those of toncenter's index, which knows fewer. */
export const loadFacts = (call: Call, address: RawAddress) =>
  bothIndexes<KnownFacts>(
    call,
    {
      byIndexer: call => withKnown(getAccountFacts(call, address), address),
      byIndexV3: call => withKnown(getIndexV3Facts(sideCall(call), address), address),
      alone: unmarked,
    },
    true,
  )
