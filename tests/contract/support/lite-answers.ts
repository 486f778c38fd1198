import { readFileSync } from 'node:fs'
import { fromHex, toHex } from '../../../src/ton/bytes.ts'
import type { FullBlockId } from '../../../src/ton/proof/block-id.ts'
import type { Signature } from '../../../src/ton/proof/signatures.ts'

/** The bytes of a recorded file of hex digits, whose comments begin with #. */
export function recordedBytes(path: string): Uint8Array {
  const lines = readFileSync(path, 'utf8').split('\n')
  return fromHex(lines.filter(line => !line.startsWith('#')).join(''))!
}

/** The `name=value` lines of a recorded file. */
export function recordedFields(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return Object.fromEntries(lines.filter(line => !line.startsWith('#')).map(line => line.split('=')))
}

/** Reads TL from its start: all numbers are little endian. */
function tlReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 0
  const take = (length: number) => {
    at += length
    return bytes.slice(at - length, at)
  }
  const uint32 = () => {
    at += 4
    return view.getUint32(at - 4, true)
  }
  const blob = () => {
    const start = at
    const [short = 0] = take(1)
    const [low = 0, middle = 0, high = 0] = short === 254 ? take(3) : [short]
    const value = take(low + middle * 256 + high * 65_536)
    at = start + Math.ceil((at - start) / 4) * 4
    return value
  }
  return { take, uint32, blob }
}

/** `liteServer.partialBlockProof` with one forward link that has signatures in the Simplex form. */
export function readForwardLink(bytes: Uint8Array) {
  const { take, uint32, blob } = tlReader(bytes)
  const blockId = (): FullBlockId => ({
    workchain: uint32() | 0,
    shard: toHex(take(8).reverse()),
    seqno: uint32(),
    rootHash: toHex(take(32)),
    fileHash: toHex(take(32)),
  })
  const tags = [uint32(), uint32()]
  const [from, to] = [blockId(), blockId()]
  tags.push(uint32(), uint32(), uint32())
  const link = { from: blockId(), to: blockId(), headerProof: blob(), configProof: blob() }
  tags.push(uint32())
  const [catchainSeqno, validatorListHash] = [uint32(), uint32()]
  const signatures: Signature[] = []
  for (let left = uint32(); left > 0; left--) signatures.push({ signer: toHex(take(32)), signature: blob() })
  const simplex = { kind: 'simplex' as const, signatures, session: toHex(take(32)), slot: uint32(), candidate: blob() }
  return { tags, from, to, link: { ...link, signatures: simplex }, catchainSeqno, validatorListHash }
}
