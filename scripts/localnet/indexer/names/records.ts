import { createHash } from 'node:crypto'
import { type Address, type Cell, Dictionary } from '@ton/core'
import { snakeBytes } from '../../http/body.ts'
import { hex } from '../../http/encode.ts'

/** A record of TEP-81. */
export type DnsRecord =
  | { type: 'wallet'; address: Address }
  | { type: 'next_resolver'; address: Address }
  | { type: 'adnl'; hash: string }
  | { type: 'storage'; hash: string }
  | { type: 'text'; text: string }

/** Records by category (SHA-256 in hex). */
export type DnsRecords = ReadonlyMap<string, DnsRecord>

export const category = (name: string): string => createHash('sha256').update(name).digest('hex')

export const CATEGORIES = ['wallet', 'site', 'storage', 'dns_next_resolver', 'picture'] as const

/** Reads one record; `null` for kinds outside of the standard. */
export function readRecord(cell: Cell): DnsRecord | null {
  const slice = cell.beginParse()
  if (slice.remainingBits < 16) return null
  switch (slice.loadUint(16)) {
    case 0x9fd3:
      return { type: 'wallet', address: slice.loadAddress() }
    case 0xba93:
      return { type: 'next_resolver', address: slice.loadAddress() }
    case 0xad01:
      return { type: 'adnl', hash: hex(slice.loadBuffer(32)) }
    case 0x7473:
      return { type: 'storage', hash: hex(slice.loadBuffer(32)) }
    case 0x1eda:
      // text in chunks: their number, length of the first, then bytes
      return { type: 'text', text: snakeBytes(cell, 32).toString('utf8') }
    default:
      return null
  }
}

/** Reads a dictionary of records, as `dnsresolve` returns for category 0. */
export function readRecords(root: Cell | null): DnsRecords {
  const records = new Map<string, DnsRecord>()
  if (!root) return records
  try {
    const dictionary = Dictionary.loadDirect(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell(), root)
    for (const [key, cell] of dictionary) {
      const record = readRecord(cell)
      if (record) records.set(hex(key), record)
    }
  } catch {
    // an owner may write anything into a domain
  }
  return records
}
