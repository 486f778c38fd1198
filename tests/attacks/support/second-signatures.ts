/** Validators and their signatures, with @ton/core and node:crypto alone. */
import { createPublicKey, verify } from 'node:crypto'
import { Cell } from '@ton/core'
import { assert, bag, blockOf, deny, hashOf, hex, type Id, sha256 } from './second-blocks.ts'
import { bitsOf, leafOf, leafOfE, ref } from './second-cells.ts'

type ValidatorSet = {
  hash: string
  since: number
  until: number
  members: Map<string, { key: Buffer; weight: bigint }>
}

/** The validator set in a cell of `ConfigParam 34`: the entries that sign masterchain blocks (`validators_ext#12` of block.tlb). */
export function validatorSetOf(cell: Cell): ValidatorSet {
  const from = cell.beginParse()
  assert(from.loadUint(8) === 0x12, 'no validators')
  const [since, until] = [from.loadUint(32), from.loadUint(32)]
  const main = from.skip(16).loadUint(16)
  const list = from.skip(64)
  const members: ValidatorSet['members'] = new Map()
  for (let at = 0; at < main; at++) {
    const one = leafOfE(list.clone(), bitsOf(BigInt(at), 16)) ?? deny('no member')
    const key = one.skip(8 + 32).loadBuffer(32)
    members.set(sha256(hex('c6b41348'), key).toString('hex'), { key, weight: one.loadUintBig(64) })
  }
  return { hash: hashOf(cell), since, until, members }
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export type Signatures = {
  kind: string
  signatures: { signer: string; signature: string }[]
  session: string
  slot: number
  candidate: string
}

/** Bytes that validators sign for a block. */
function messageOf(signed: Signatures, { seqno, rootHash, fileHash }: Id): Buffer {
  if (signed.kind === 'ordinary') return Buffer.concat([hex('706e0bc5'), hex(rootHash), hex(fileHash)])
  const candidate = bag(signed.candidate)
  const named = Buffer.concat([hex('ffffffff0000000000000080'), uint32(seqno), hex(rootHash), hex(fileHash)])
  assert(candidate.subarray(4, 84).equals(named), 'a candidate of another block')
  const vote = Buffer.concat([hex('05e1a7403fcd91b6'), uint32(signed.slot), sha256(candidate)])
  return Buffer.concat([hex('f83de3a8'), hex(signed.session), hex('2c'), vote, Buffer.alloc(3)])
}

export function assertSigned(id: Id, utime: number | null, set: ValidatorSet, signatures: Signatures): void {
  assert(id.workchain === -1 && utime !== null && utime >= set.since && utime <= set.until + 60, 'another round')
  const message = messageOf(signatures, id)
  const signers = new Map(signatures.signatures.map(({ signer, signature }) => [signer, signature]))
  let [signed, total] = [0n, 0n]
  for (const [signer, { key, weight }] of set.members) {
    total += weight
    const format = { key: Buffer.concat([hex('302a300506032b6570032100'), key]), format: 'der', type: 'spki' } as const
    if (signers.has(signer) && verify(null, message, createPublicKey(format), bag(signers.get(signer))))
      signed += weight
  }
  assert(3n * signed > 2n * total, 'too little weight')
}

export type KeyBlock = { block: Id; boc: string }

/** `ConfigParam 34` in a key block. */
function namedIn({ block, boc }: KeyBlock): { set: ValidatorSet; utime: number } {
  const root = Cell.fromBoc(bag(boc))[0] ?? deny('no block')
  const { utime } = blockOf(root, block)
  const extra = ref(ref(root, 3), 3)
  assert(extra.beginParse().skip(16).loadBit(), 'no key block')
  const leaf = leafOf(extra.refs.at(-1)!.beginParse(), bitsOf(34n, 32)) ?? deny('no validators')
  return { set: validatorSetOf(leaf.loadRef()), utime }
}

export function assertKnown(
  set: ValidatorSet,
  rotations: { start: KeyBlock; hops: (KeyBlock & { signatures: Signatures })[] } | undefined,
  pins: string[],
): void {
  if (pins.includes(set.hash)) return
  const { start, hops } = rotations ?? deny('unknown validators')
  let { set: current } = namedIn(start)
  assert(pins.includes(current.hash), 'unknown validators')
  for (const hop of hops) {
    const { set: next, utime } = namedIn(hop)
    assertSigned(hop.block, utime, current, hop.signatures)
    current = next
  }
  assert(current.hash === set.hash, 'other validators')
}
