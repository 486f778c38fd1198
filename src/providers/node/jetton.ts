import * as v from 'valibot'
import { cleanText } from '../../domain/foreign/clean-text.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { jettonDecimals } from '../../domain/jetton/jetton.ts'
import { acceptImage } from '../../domain/token/image.ts'
import { cautiousUnit } from '../../domain/token/like-money.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { address, words } from '../bytes/wire-address.ts'
import { writtenParty } from '../bytes/written-party.ts'
import { requireAsked } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { isInteger } from '../http/fields.ts'
import { field, flag, int64, maybe, text } from '../http/wire.ts'
import { nodeApi } from './client.ts'
import { node } from './provider.ts'

const MAX_URL_LENGTH = 2000

const supply = field('a supply', x => (isInteger(x) && /^\d{1,78}$/.test(String(x)) ? String(x) : undefined))
const masterData = v.object({ total_supply: supply })

/** Token data by a schema (getTokenData). Throws ProviderError: `not-found` if the account is not a token. */
async function getTokenData<S extends v.GenericSchema>(call: Call, address: RawAddress, schema: S) {
  try {
    return await nodeApi('/getTokenData', { address }, schema, call)
  } catch (error) {
    if (error instanceof ProviderError && error.status === 409)
      throw new ProviderError('not-found', error.provider, error.detail, { cause: error })
    throw error
  }
}

/** Supply of a jetton by its contract, in smallest units without a scale (getTokenData). Throws `not-found` if the account is not a token. */
export const getJettonSupply = async (call: Call, address: RawAddress): Promise<string> =>
  (await getTokenData(call, address, masterData)).total_supply

const MAX_DESCRIPTION_LENGTH = 1000

const content = v.object({
  type: text,
  data: v.object({
    name: maybe(words),
    symbol: maybe(words),
    decimals: maybe(int64),
    description: maybe(text),
    image: maybe(text),
    uri: maybe(text),
  }),
})
const master = v.object({
  address: maybe(address),
  contract_type: text,
  total_supply: maybe(supply),
  mintable: maybe(flag),
  admin_address: writtenParty,
  jetton_content: maybe(content),
})

/** The image's host is chosen by the author: it loads on click. */
function originalOf(image: string | null) {
  const original = image && image.length <= MAX_URL_LENGTH && acceptImage(image, globalThis.location?.origin)
  return original ? { image: null, original } : { image: null }
}

/**
 * A jetton by its contract, without holders, trust and scale; its supply is unscaled (getTokenData). Throws ProviderError: `not-found` if it is not a jetton,
 * `not-ready` if names and decimals are in an off-chain file.
 */
export async function getNodeJetton(call: Call, at: RawAddress): Promise<JettonDetails> {
  const wire = await getTokenData(call, at, master)
  const { contract_type, jetton_content, total_supply, mintable, admin_address, address: named } = wire
  if (contract_type !== 'jetton_master') throw new ProviderError('not-found', node.name, 'no jetton')
  if (total_supply === null) throw new ProviderError('malformed', node.name, 'total_supply: not a supply')
  requireAsked(node.name, 'jetton', at, named)
  const { name = null, symbol = null, decimals = null, description = null, image = null } = jetton_content?.data ?? {}
  // Decimals default to 9 (TEP-64), but an off-chain file, which is not loaded here, may set them.
  const isAllHere = jetton_content?.type === 'onchain' && (decimals !== null || jetton_content.data.uri === null)
  if (!isAllHere || (!name && !symbol)) throw new ProviderError('not-ready', node.name, 'no metadata')
  const unit = cautiousUnit(symbol, true)
  return {
    address: at,
    symbol,
    ...(unit && { unit }),
    name,
    ...originalOf(image),
    decimals: jettonDecimals(decimals),
    trust: 'unknown',
    supply: total_supply,
    holders: null,
    description: cleanText(description ?? '', MAX_DESCRIPTION_LENGTH) || null,
    mintable,
    admin: admin_address,
    known: {},
    links: [],
    scale: undefined,
  }
}
