import type { Address, Cell } from '@ton/core'

type Config = ReadonlyMap<number, Cell>

/** Counts distinct cells and bits below a root, without the root's bits. Forwarding is charged by these. */
function size(root: Cell): { cells: bigint; bits: bigint } {
  const seen = new Set<string>()
  let bits = 0n
  const queue = [...root.refs]
  for (let cell = queue.pop(); cell; cell = queue.pop()) {
    const key = cell.hash().toString('hex')
    if (seen.has(key)) continue
    seen.add(key)
    bits += BigInt(cell.bits.length)
    queue.push(...cell.refs)
  }
  return { cells: BigInt(seen.size), bits }
}

/** Prices are per 2^16 units and are rounded up. */
const shifted = (price: bigint): bigint => (price + 0xffffn) >> 16n

/** Returns the forward fee by `msg_forward_prices#ea` of config param 24 (masterchain) or 25, in nanoTON. */
export function forwardFee(config: Config, address: Address, cell: Cell): bigint {
  const prices = config.get(address.workChain === -1 ? 24 : 25)?.beginParse()
  if (!prices) return 0n
  prices.skip(8)
  const [lump, bitPrice, cellPrice] = [prices.loadUintBig(64), prices.loadUintBig(64), prices.loadUintBig(64)]
  const { cells, bits } = size(cell)
  return lump + shifted(bitPrice * bits + cellPrice * cells)
}

/** Returns the gas fee by `gas_flat_pfx#d1` with `gas_prices_ext#de` of config param 20 (masterchain) or 21, in nanoTON. */
export function gasFee(config: Config, address: Address, gas: bigint): bigint {
  const prices = config.get(address.workChain === -1 ? 20 : 21)?.beginParse()
  if (prices?.loadUint(8) !== 0xd1) return 0n
  const [flatLimit, flatPrice] = [prices.loadUintBig(64), prices.loadUintBig(64)]
  prices.skip(8)
  const price = prices.loadUintBig(64)
  return gas <= flatLimit ? flatPrice : flatPrice + shifted(price * (gas - flatLimit))
}
