/** Why some bytes are not what they should be. The one error of everything that reads TON's bytes. */
export class TonBytesError extends Error {
  override name = 'TonBytesError'
}

export function refuse(why: string): never {
  throw new TonBytesError(why)
}

/** A cell: up to 1023 bits and four references. Cells that come from `readBoc` have no cycles. */
export type Cell = {
  /** whole bytes; a last byte that is not full ends in a one and zeros */
  readonly data: Uint8Array
  readonly bits: number
  readonly refs: readonly Cell[]
  /** not data of its own, but one of the kinds of `CellKind` */
  readonly exotic: boolean
  /** bit i is set when hashes of levels i and i + 1 differ; 0 in all cells outside of proofs */
  readonly levelMask: number
}

/** The first byte of an exotic cell. */
export const CellKind = { pruned: 1, library: 2, merkleProof: 3, merkleUpdate: 4 } as const

/** How many hashes a level mask adds to the first one. */
export function ones(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + (mask >> 2)
}

/** The level mask a cell has by its kind and references; throws when its kind does not allow its size. */
export function levelMaskOf({ data, bits, refs, exotic }: Omit<Cell, 'levelMask'>): number {
  let below = 0
  for (const ref of refs) below |= ref.levelMask
  if (!exotic) return below
  const [kind = 0, mask = 0] = data
  const shape = `${kind} ${bits} ${refs.length}`
  if (shape === `${CellKind.library} 264 0`) return 0
  if (shape === `${CellKind.merkleProof} 280 1` || shape === `${CellKind.merkleUpdate} 552 2`) return below >> 1
  if (mask > 0 && mask < 8 && shape === `${CellKind.pruned} ${16 + 272 * ones(mask)} 0`) return mask
  return refuse(`Exotic cell of kind ${kind} with ${bits} bits and ${refs.length} references`)
}
