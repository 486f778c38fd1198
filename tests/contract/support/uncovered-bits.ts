/**
 * Reason why no hash covers a bit of a bag of cells with an index and cache bits (boc.tlb); undefined if one does. The hash of the file
 * covers all of them.
 */
export function whyUncovered(bag: Uint8Array, bit: number): string | undefined {
  const [refSize = 0, offsetSize = 0] = [bag[4]! & 7, bag[5]!]
  const number = (at: number, size: number) => bag.slice(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0)
  const count = number(6, refSize)
  const index = 6 + 4 * refSize + offsetSize
  const cells = index + count * offsetSize
  const byte = bit >> 3
  if (byte >= index && byte < cells)
    return (byte - index + 1) % offsetSize === 0 && bit % 8 === 7 ? 'whether a reader should keep a cell' : undefined
  const ends = Array.from({ length: count }, (_, at) => cells + (number(index + at * offsetSize, offsetSize) >> 1))
  const start = [cells, ...ends].findLast(end => end <= byte) ?? cells
  const descriptor = bag[start]!
  if (!(descriptor & 16)) return undefined
  const levels = [0, 1, 2].filter(level => descriptor & (32 << level)).length + 1
  return byte >= start + 2 && byte < start + 2 + 34 * levels ? 'a hash or depth stored beside a cell' : undefined
}
