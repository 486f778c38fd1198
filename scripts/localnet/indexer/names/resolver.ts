import { type Address, beginCell, type Cell, type TupleItem } from '@ton/core'
import type { ChainView } from '../../chain/types.ts'
import { ask } from '../tokens/stack.ts'
import { type DnsRecords, readRecord, readRecords } from './records.ts'

const ROOT_PARAM = 4
const MAX_STEPS = 8

/** The contract that resolves a name, and its records. */
export type Resolution = { contract: Address; records: DnsRecords }

/** Encodes a name for resolvers: `wallet.ton` → `ton\0wallet\0`. */
export const encodeName = (name: string): Buffer => Buffer.from(`${name.split('.').reverse().join('\0')}\0`, 'utf8')

/** Root of the name system: a masterchain account given by config param 4. */
export function rootResolver(chain: ChainView): Address | null {
  const cell = chain.config.get(ROOT_PARAM)
  if (!cell) return null
  const account = cell.beginParse().loadBuffer(32)
  for (const { address } of chain.accounts()) {
    if (address.workChain === -1 && address.hash.equals(account)) return address
  }
  return null
}

type Step = { bits: number; cell: Cell | null }

/** One call of `dnsresolve`: the number of resolved bits, and the result. */
export async function resolveStep(
  chain: ChainView,
  resolver: Address,
  name: Buffer,
  category = 0n,
): Promise<Step | null> {
  const stack: TupleItem[] = [
    { type: 'slice', cell: beginCell().storeBuffer(name).endCell() },
    { type: 'int', value: category },
  ]
  const answer = await ask(chain, resolver, 'dnsresolve', stack)
  if (!answer) return null
  const bits = Number(answer.int())
  const [found] = answer.rest()
  return { bits, cell: found && 'cell' in found ? found.cell : null }
}

/** Resolves a name from the root; `null` if no contract knows it. */
export async function resolveName(chain: ChainView, name: string): Promise<Resolution | null> {
  let resolver = rootResolver(chain)
  let rest = encodeName(name)
  for (let taken = 0; resolver && taken < MAX_STEPS; taken += 1) {
    const step = await resolveStep(chain, resolver, rest)
    if (!step || step.bits <= 0 || step.bits % 8 !== 0) return null
    if (step.bits === rest.length * 8) return { contract: resolver, records: readRecords(step.cell) }
    const next = step.cell ? readRecord(step.cell) : null
    if (next?.type !== 'next_resolver') return null
    resolver = next.address
    rest = rest.subarray(step.bits / 8)
  }
  return null
}

/** Records in a domain item's content: an on-chain dictionary after the format byte. */
export function contentRecords(content: Cell): DnsRecords {
  try {
    return readRecords(content.beginParse().skip(8).loadMaybeRef())
  } catch {
    return new Map()
  }
}
