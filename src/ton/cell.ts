/** Error for invalid bytes, the only one that readers of TON's bytes throw. The message is a short English text in every language. */
export class TonBytesError extends Error {
  override name = 'TonBytesError'
}

/** Bytes over the size limit, valid or not. */
export class TooLargeError extends TonBytesError {
  override name = 'TooLargeError'
}

export function refuse(fault: string): never {
  throw new TonBytesError(fault)
}

/** A cell: up to 1023 bits and four references. Cells from `readBoc` have no cycles. */
export type Cell = {
  /** complete bytes; an incomplete last byte is padded by a one and zeros */
  readonly data: Uint8Array
  readonly bits: number
  readonly refs: readonly Cell[]
  /** an exotic cell of a kind below, given by its first byte */
  readonly exotic: boolean
  /** bit i is set if the hashes of levels i and i + 1 differ; 0 outside of proofs */
  readonly levelMask: number
}

export const PRUNED = 1
/** Kinds of exotic cells; a library is 2. */
export const MERKLE_PROOF = 3
export const MERKLE_UPDATE = 4

/** Number of additional hashes for a level mask. */
export function ones(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + (mask >> 2)
}

/** Level mask that a cell must have by its kind and references. Throws `TonBytesError` if its size is wrong for its kind. */
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
