import { createHash } from 'node:crypto'
import { Address } from '@ton/core'
import { rawAddress, readAddress } from '../http/encode.ts'
import { interfacesOf } from './account-address.ts'
import type { World } from './call.ts'

/** Invented constant rates: units of a currency per US dollar. */
export const CURRENCIES: ReadonlyMap<string, number> = new Map([
  ['USD', 1],
  ['EUR', 0.86],
  ['RUB', 79.4],
  ['CNY', 7.12],
  ['GBP', 0.75],
  ['JPY', 151.2],
  ['TON', 1 / 3.1],
  ['GRAM', 1 / 3.1],
])

/** Base price of TON in US dollars, around which its price varies. */
const TON_PRICE = 3.1
const HOUR = 3600

export const isCurrency = (text: string): boolean => CURRENCIES.has(text.toUpperCase())

/** Two phases of an asset by its seed. */
function phaseOf(seed: string): [number, number] {
  const digest = createHash('sha256').update(seed).digest()
  return [digest.readUInt16BE(0) / 10_000, digest.readUInt16BE(2) / 10_000]
}

/** Deterministic price at a unix time: two slow waves and a fast one around the base price. */
export function priceAt(seed: string, base: number, time: number): number {
  const [one, two] = phaseOf(seed)
  const hours = time / HOUR
  const wave = 0.06 * Math.sin(hours / 37 + one) + 0.03 * Math.sin(hours / 9 + two) + 0.004 * Math.sin(hours * 3 + one)
  return base * (1 + wave)
}

/** A change such as `−1.28%`, with a typographic minus like in the real indexer. */
export function changeText(seed: string, from: number, to: number): string {
  const change = (priceAt(seed, 1, to) / priceAt(seed, 1, from) - 1) * 100
  const digits = Math.abs(change).toFixed(2)
  if (Number(digits) === 0) return '0.00%'
  return `${change < 0 ? '\u2212' : '+'}${digits}%`
}

/** An asset with a base price in US dollars; `null` without a market. */
export type Asset = { key: string; seed: string; price: number | null }

/** Price of a jetton; null unless it is on the white or gray list. */
export function jettonPrice(world: World, master: Address): number | null {
  const trust = world.fixtures.trust(master)
  if (trust !== 'whitelist' && trust !== 'graylist') return null
  return 0.01 + (phaseOf(rawAddress(master))[0] % 2)
}

/** Asset of a ticker or jetton master. Its key is raw, unless it was requested in friendly form. Others have no market. */
export async function assetOf(world: World, token: string): Promise<Asset> {
  const ticker = token.toUpperCase()
  if (ticker === 'TON' || ticker === 'GRAM') return { key: ticker, seed: 'TON', price: TON_PRICE }
  const address = readAddress(token)
  if (!address) return { key: ticker, seed: ticker, price: null }
  const seed = rawAddress(address)
  const isJetton = interfacesOf(world, address).includes('jetton_master')
  const key = Address.isFriendly(token) ? address.toString() : seed
  return { key, seed, price: isJetton ? jettonPrice(world, address) : null }
}
