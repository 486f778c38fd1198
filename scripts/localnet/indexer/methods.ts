import { type Cell, Dictionary, getMethodId } from '@ton/core'
import { hex } from '../http/encode.ts'

const KNOWN = [
  'seqno',
  'get_public_key',
  'get_subwallet_id',
  'get_wallet_id',
  'get_plugin_list',
  'is_plugin_installed',
  'is_signature_allowed',
  'get_is_signature_auth_allowed',
  'get_extensions',
  'get_jetton_data',
  'get_wallet_address',
  'get_wallet_data',
  'get_next_admin_address',
  'get_status',
  'get_collection_data',
  'get_nft_address_by_index',
  'get_nft_content',
  'get_nft_data',
  'royalty_params',
  'get_editor',
  'get_authority_address',
  'get_revoked_time',
  'get_sale_data',
  'dnsresolve',
  'get_domain',
  'get_full_domain',
  'get_auction_info',
  'get_last_fill_up_time',
  'get_telemint_auction_state',
  'get_telemint_token_name',
  'get_pool_status',
  'get_pool_data',
  'get_pool_full_data',
  'get_member',
  'get_members',
  'list_nominators',
  'get_nominator_data',
  'get_params',
  'active_election_id',
  'participant_list',
  'participant_list_extended',
  'past_elections',
  'compute_returned_stake',
  'get_storage_params',
]

const names: ReadonlyMap<number, string> = new Map(KNOWN.map(name => [getMethodId(name), name]))

/** Usual start of compiled contracts: `SETCP0`, then a jump by method id into a dictionary with 19-bit keys. */
const PROLOGUE = 'ff00f4a413f4bcf2c80b'
const FIRST_METHOD = 0x10000

export type ContractMethod = { id: number; method: string }

const found = new Map<string, readonly ContractMethod[]>()

function read(code: Cell): ContractMethod[] {
  try {
    const slice = code.beginParse()
    if (hex(slice.loadBuffer(PROLOGUE.length / 2)) !== PROLOGUE) return []
    const anything = { serialize: () => {}, parse: () => true }
    const dictionary = Dictionary.loadDirect(Dictionary.Keys.Int(19), anything, slice.loadRef())
    return dictionary
      .keys()
      .filter(id => id >= FIRST_METHOD)
      .map(id => ({ id, method: names.get(id) ?? '' }))
  } catch {
    return []
  }
}

/** Get-methods in a code cell by id; the name is empty if unknown. */
export function methodsOf(code: Cell): readonly ContractMethod[] {
  const hash = hex(code.hash())
  const methods = found.get(hash) ?? read(code)
  found.set(hash, methods)
  return methods
}

export const namedMethods = (code: Cell): string[] =>
  methodsOf(code)
    .map(({ method }) => method)
    .filter(method => method !== '')
    .sort()
