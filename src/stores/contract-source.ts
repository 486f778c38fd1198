import type { VerifiedSource } from '../domain/method/source.ts'
import { HOUR } from '../lib/time.ts'
import { getSource } from '../providers/indexer/source.ts'
import type { RawAddress } from '../ton/address.ts'
import type { Hash } from '../ton/hash.ts'
import { query } from './base/query.ts'

/**
 * Verified source of an account's code. Null if the indexer has none; `other-code` if its source belongs to a code hash other than
 * `codeHash`.
 */
export const $contractSource = query({
  key: 'source',
  freshFor: HOUR,
  async load(call, address: RawAddress, codeHash: Hash): Promise<VerifiedSource | 'other-code' | null> {
    const source = await getSource(call, address)
    return source && source.codeHash !== codeHash ? 'other-code' : source
  },
})
