import * as exportWords from '#words/export.ts'
import * as historyWords from '#words/history.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { symbolOf, unitOf } from '../foreign/names.ts'
import { amountParts, COIN_DECIMALS } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import type { Movement } from './movements.ts'
import type { Names } from './rows.ts'

/**
 * An asset of an export. `name`: for people. `ticker`: unique for programs that sum by ticker; unlisted jettons get the end of their
 * address. `decimals`: null if unknown, with amounts in smallest units. `address`: jetton master, NFT item, or the wallet of an unknown
 * jetton.
 */
export type NamedAsset = { name: string; ticker: string; address: string; decimals: number | null }

const end = (address: string) => address.slice(-6)

export function nameAsset({ asset }: Movement, { jettons }: Names): NamedAsset {
  if (asset.kind === 'ton') return { name: COIN, ticker: COIN, address: '', decimals: COIN_DECIMALS }
  if (asset.kind === 'currency') {
    const { id } = asset
    return { name: exportWords.extraCurrency(id), ticker: `EXTRA ${id}`, address: '', decimals: null }
  }
  if (asset.kind === 'nft') {
    const address = friendlyAddress(asset.item)
    return { name: 'NFT', ticker: `NFT ${end(address)}`, address, decimals: 0 }
  }
  const jetton = jettons[asset.wallet]
  if (!jetton) {
    const address = friendlyAddress(asset.wallet)
    return { name: `${historyWords.jettonsOf} ${address}`, ticker: `UNITS ${end(address)}`, address, decimals: null }
  }
  const [symbol, address] = [symbolOf(jetton), friendlyAddress(jetton.address)]
  const isOwn = jetton.trust === 'whitelist' && symbol.toUpperCase() !== COIN && !jetton.unit
  const ticker = isOwn ? symbol : `${symbol} ${end(address)}`
  return { name: unitOf(jetton), ticker, address, decimals: jetton.decimals }
}

/** Amount of smallest units as an exact, ungrouped decimal number. */
export const decimal = (units: string, decimals: number) => amountParts(units, decimals).exact
