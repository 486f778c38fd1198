/** Resolution of a domain from hop to hop, as TEP-81 describes it. */
import { type Address, beginCell, type TupleItem } from '@ton/core'
import type { ChainView } from '../../../scripts/localnet/chain/types.ts'
import { number } from './bench.ts'

/** The contract that resolves the domain itself, and the rest of the name that it resolves. */
export async function resolve(chain: ChainView, root: Address, domain: string) {
  let left = Buffer.from(`${domain.split('.').reverse().join('\0')}\0`)
  let resolver = root
  while (left.length > 1) {
    const { stack } = await chain.runGetMethod(resolver, 'dnsresolve', [slice(left), { type: 'int', value: 0n }])
    left = left.subarray(Number(number(stack[0])) / 8)
    if (stack[1]?.type !== 'cell') throw new Error(`${domain} leads nowhere`)
    resolver = stack[1].cell.beginParse().skip(16).loadAddress()
  }
  return { resolver, rest: slice(left) }
}

function slice(bytes: Buffer): TupleItem {
  return { type: 'slice', cell: beginCell().storeBuffer(bytes).endCell() }
}
