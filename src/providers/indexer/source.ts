import * as v from 'valibot'
import type { VerifiedSource } from '../../domain/method/source.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { flag, hash, maybe, rows, text } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const file = v.object({ name: text, content: text, is_std_lib: maybe(flag) })
const inspected = v.object({ code_hash: hash, source: maybe(v.object({ files: rows(file) })) })

/** The indexer's verified source of a contract's code (accounts/{id}/inspect), without the standard library; null if it has none. */
export async function getSource(call: Call, address: RawAddress): Promise<VerifiedSource | null> {
  const { code_hash, source } = await indexerApi(`/blockchain/accounts/${address}/inspect`, {}, inspected, call)
  const files = source?.files.rows.filter(({ is_std_lib }) => !is_std_lib) ?? []
  if (files.length === 0) return null
  return { codeHash: code_hash, files: files.map(({ name, content }) => ({ name, content })) }
}
