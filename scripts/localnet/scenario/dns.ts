/** Domains (TEP-81): root, collections, items and records. */
import { createHash } from 'node:crypto'
import { type Address, beginCell, type Cell, contractAddress } from '@ton/core'
import { code } from './contracts.ts'
import { itemAddress } from './nft.ts'
import { comment } from './wallet.ts'
import type { Contract } from './zerostate.ts'

export type ZoneTerms = {
  zone: 'ton' | 't.me'
  governor: Address
  content: Cell
  minLabel: number
  /** nanoTON */
  minPrice: bigint
  /** duration of auctions in seconds, until the governor changes it */
  auctionTime: number
}

export class Zone {
  readonly zone: 'ton' | 't.me'
  readonly contract: Contract
  readonly address: Address

  constructor({ zone, governor, content, minLabel, minPrice, auctionTime }: ZoneTerms) {
    this.zone = zone
    const data = beginCell()
      .storeAddress(governor)
      .storeUint(minLabel * 8, 16)
      .storeCoins(minPrice)
      .storeUint(auctionTime, 32)
      .storeRef(content)
      .storeRef(code('dns-item'))
      .endCell()
    this.contract = { code: code('dns-collection'), data }
    this.address = contractAddress(0, this.contract)
  }

  item(label: string): Address {
    return itemAddress(this.address, labelIndex(label), code('dns-item'))
  }

  domain(label: string): string {
    return `${label}.${this.zone}`
  }
}

/** Index of a domain's item: SHA-256 of its label. */
function labelIndex(label: string): bigint {
  return BigInt(`0x${createHash('sha256').update(label).digest('hex')}`)
}

export function rootContract(ton: Address, telegram: Address): Contract {
  return { code: code('dns-root'), data: beginCell().storeAddress(ton).storeAddress(telegram).endCell() }
}

/** Opens the auction of a label. The value of the message is the first bid. */
export const openAuctionBody = (label: string): Cell => comment(label)

/** Bids; from the owner, renews for a year. */
export const bidBody = (): Cell => beginCell().storeUint(0, 32).endCell()

export function auctionTimeBody(seconds: number): Cell {
  return beginCell().storeUint(5, 32).storeUint(0, 64).storeUint(seconds, 32).endCell()
}

export type RecordName = 'wallet' | 'site' | 'storage' | 'dns_next_resolver' | 'picture'

export function changeRecordBody(name: RecordName, value: Cell | null): Cell {
  const key = createHash('sha256').update(name).digest()
  const builder = beginCell().storeUint(0x4eb1f0f9, 32).storeUint(0, 64).storeBuffer(key)
  if (value) builder.storeRef(value)
  return builder.endCell()
}

/** Encodes `dns_smc_address#9fd3`. */
export function walletRecord(address: Address): Cell {
  return beginCell().storeUint(0x9fd3, 16).storeAddress(address).storeUint(0, 8).endCell()
}

/** Encodes `dns_next_resolver#ba93`. */
export function resolverRecord(address: Address): Cell {
  return beginCell().storeUint(0xba93, 16).storeAddress(address).endCell()
}

/** Encodes `dns_adnl_address#ad01`. */
export function siteRecord(adnl: Buffer): Cell {
  return beginCell().storeUint(0xad01, 16).storeBuffer(adnl).storeUint(0, 8).endCell()
}

/** Encodes `dns_storage_address#7473`. */
export function storageRecord(bag: Buffer): Cell {
  return beginCell().storeUint(0x7473, 16).storeBuffer(bag).endCell()
}

/** Encodes `dns_text#1eda` in one chunk. */
export function textRecord(text: string): Cell {
  const bytes = Buffer.from(text)
  return beginCell().storeUint(0x1eda, 16).storeUint(1, 8).storeUint(bytes.length, 8).storeBuffer(bytes).endCell()
}
