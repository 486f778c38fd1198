/**
 * Reason why some bytes are not what they should be. The only error that readers of TON's bytes throw. Its message names the fault in a few
 * words, the same in every language.
 */
export class TonBytesError extends Error {
  override name = 'TonBytesError'
}

/** More than is read here, be it right or wrong. */
export class TooLargeError extends TonBytesError {
  override name = 'TooLargeError'
}

export function refuse(fault: string): never {
  throw new TonBytesError(fault)
}

/** A cell: up to 1023 bits and four references. Cells that come from `readBoc` have no cycles. */
export type Cell = {
  /** whole bytes; a last byte that is not full ends in a one and zeros */
  readonly data: Uint8Array
  readonly bits: number
  readonly refs: readonly Cell[]
  /** not ordinary data, but one of the kinds below, named by its first byte */
  readonly exotic: boolean
  /** bit i is set when hashes of levels i and i + 1 differ; 0 in all cells outside of proofs */
  readonly levelMask: number
}

export const PRUNED = 1
/** A library is 2. */
export const MERKLE_PROOF = 3
export const MERKLE_UPDATE = 4

/** Number of hashes that a level mask adds to the first one. */
export function ones(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + (mask >> 2)
}

/** The level mask a cell must have by its kind and references. Throws when its kind does not allow its size. */
export function levelMaskOf({ data, bits, refs, exotic }: Cell): number {
  let below = 0
  for (const ref of refs) below |= ref.levelMask
  if (!exotic) return below
  const [kind = 0, mask = 0] = data
  // bits and references by kind: none, pruned branch, library, Merkle proof, Merkle update
  const size = ['', `${16 + 272 * ones(mask)},0`, '264,0', '280,1', '552,2'][kind]
  if (size !== `${bits},${refs.length}` || (kind === PRUNED && (mask < 1 || mask > 7))) refuse('wrong exotic cell')
  return kind === PRUNED ? mask : below >> 1
}
