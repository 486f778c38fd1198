import type { Operation } from './body.ts'
import { type ReadBody, readFields } from './layout.ts'
import { dedust } from './operations/dedust.ts'
import { exchanges } from './operations/exchanges.ts'
import { staking } from './operations/staking.ts'
import { tokens } from './operations/tokens.ts'
import { wallets } from './operations/wallets.ts'
import type { Slice } from './slice.ts'
import { readV5Fields } from './v5-fields.ts'
import { V5_OPCODES } from './v5-request.ts'

/**
 * One operation per line: opcode in eight hex digits, name, a bar, layout. A second layout after another bar is for payloads forwarded by
 * jetton transfers, if the contract uses the opcode for both.
 */
const lines = `${tokens}${wallets}${staking}${exchanges}${dedust}`.trim().split(/\n+/)
const operations = new Map(lines.map(line => [Number.parseInt(line.slice(0, 8), 16), line.slice(8).split('|')]))

/** Elector's “new stake”: its opcode, and the bits of its fields after the query id. */
const [NEW_STAKE, NEW_STAKE_BITS] = [0x4e73744b, 576]
/** A validator's order to a nominator pool: it has the elector's opcode, and the stake before the elector's fields. */
const POOL_STAKE = [
  'Nominator pool: new stake',
  'q,g.stake,h.validator key,t.election,u32.max factor,h.adnl,R.signature',
]

/** True if exactly an amount stands before the elector's fields. */
function hasStakeBefore(from: Slice): boolean {
  if (from.bitsLeft <= 64 + NEW_STAKE_BITS) return false
  const body = from.fork()
  body.skip(64)
  body.coins()
  return body.bitsLeft === NEW_STAKE_BITS
}

/** Reads the operation of a known opcode from after the opcode; null for unknown ones. */
export function readOperation(opcode: number, from: Slice, read: ReadBody, isPayload: boolean): Operation | null {
  const isPoolStake = opcode === NEW_STAKE && hasStakeBefore(from)
  const [name, layout = '', ofPayload = layout] = (isPoolStake ? POOL_STAKE : operations.get(opcode)) ?? []
  if (!name) return null
  const v5 = V5_OPCODES.includes(opcode) ? readV5Fields(opcode, from) : null
  if (v5) return { kind: 'operation', opcode, name: v5.isBeta ? `${name} (beta)` : name, fields: v5.fields, cut: false }
  return { kind: 'operation', opcode, name, ...readFields(from, isPayload ? ofPayload : layout, read) }
}
