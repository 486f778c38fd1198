import * as v from 'valibot'
import { type Jetton, jettonDecimals } from '../../domain/jetton/jetton.ts'
import { acceptImage, acceptLink, type Images } from '../../domain/token/image.ts'
import { cautiousUnit } from '../../domain/token/like-money.ts'
import type { Trust } from '../../domain/token/trust.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { words } from '../bytes/wire-address.ts'
import { dictionary, flag, int64, maybe, rows, text } from '../http/wire.ts'
import { required, requiredAddress } from './fields.ts'

const extra = v.fallback(dictionary, {})

const tokenInfo = v.object({
  type: text,
  valid: maybe(flag),
  name: maybe(words),
  symbol: maybe(words),
  description: maybe(text),
  image: maybe(text),
  is_nsfw: maybe(flag),
  is_scam: maybe(flag),
  extra,
})

/** Metadata of a token, as fetched by the index. */
export type TokenInfo = v.InferOutput<typeof tokenInfo>

const entry = v.object({ is_indexed: maybe(flag), token_info: maybe(rows(tokenInfo)) })
const decimals = v.object({ decimals: maybe(int64) })
const walletExtra = v.object({ owner: requiredAddress, jetton: requiredAddress })

/** Trust by the index, which only marks scam. */
export const trustOfInfo = ({ is_scam }: TokenInfo): Trust => (is_scam ? 'blacklist' : 'unknown')

const MAX_URL_LENGTH = 2000

/**
 * Never a picture that loads without a click, as the index's copies are on another host. `original` is on a host of the author's choice and
 * loads on click. It is omitted for tokens marked as scam or not safe for work.
 */
export function picturesOfInfo({ image, is_nsfw, is_scam }: TokenInfo): Images {
  if (!image || is_nsfw || is_scam || image.length > MAX_URL_LENGTH) return { image: null }
  const original = acceptImage(image, globalThis.location?.origin)
  return { image: null, ...(original && { original }) }
}

const MAX_LINKS = 10
const MAX_LINK_LENGTH = 300
const authored = v.object({ social: maybe(rows(text)), websites: maybe(rows(text)) })

/** Links by a token's author: web addresses only, without duplicates. */
export function linksOf({ extra }: TokenInfo): string[] {
  const { social, websites } = required(authored, extra)
  const given = [...(websites?.rows ?? []), ...(social?.rows ?? [])]
  const links = given.flatMap(url => (url.length <= MAX_LINK_LENGTH ? (acceptLink(url) ?? []) : []))
  return [...new Set(links)].slice(0, MAX_LINKS)
}

function jettonOf(address: RawAddress, info: TokenInfo): Jetton {
  const unit = cautiousUnit(info.symbol, true)
  return {
    address,
    symbol: info.symbol,
    ...(unit && { unit }),
    name: info.name,
    ...picturesOfInfo(info),
    decimals: jettonDecimals(required(decimals, info.extra).decimals),
    trust: trustOfInfo(info),
  }
}

/** Tokens described in an answer, by address and type, and the jettons of jetton wallets. */
export class Metadata {
  readonly #infos: ReadonlyMap<RawAddress, readonly TokenInfo[]>

  constructor(infos: ReadonlyMap<RawAddress, readonly TokenInfo[]>) {
    this.#infos = infos
  }

  /** Undefined if the metadata are not fetched yet, or failed. */
  info(address: RawAddress, type: 'jetton_masters' | 'nft_items' | 'nft_collections'): TokenInfo | undefined {
    return this.#infos.get(address)?.find(info => info.type === type && info.valid !== false)
  }

  /** Undefined without metadata, as the decimals are unknown. */
  jetton(master: RawAddress): Jetton | undefined {
    const info = this.info(master, 'jetton_masters')
    return info && jettonOf(master, info)
  }

  /** Jettons by the wallets that hold them. */
  wallets(): Record<RawAddress, Jetton> {
    const found: Record<RawAddress, Jetton> = {}
    for (const [address, infos] of this.#infos) {
      const wallet = infos.find(({ type }) => type === 'jetton_wallets')
      const read = v.safeParse(walletExtra, wallet?.extra)
      const jetton = read.success ? this.jetton(read.output.jetton) : undefined
      if (jetton) found[address] = jetton
    }
    return found
  }
}

function readMetadata(entries: Record<string, unknown>): Metadata {
  const infos = new Map<RawAddress, readonly TokenInfo[]>()
  for (const [written, wire] of Object.entries(entries)) {
    const [address, read] = [parseAddress(written)?.raw, v.safeParse(entry, wire)]
    if (address && read.success && read.output.is_indexed !== false)
      infos.set(address, read.output.token_info?.rows ?? [])
  }
  return new Metadata(infos)
}

/** Schema of `metadata`: token information by address in any form; a missing value becomes an empty one. */
export const metadata = v.fallback(v.pipe(dictionary, v.transform(readMetadata)), () => readMetadata({}))
