import { fromHex, toHex } from '../bytes.ts'
import { refuse } from '../cell.ts'
import type { Hash } from '../hash.ts'
import { sha256 } from '../sha256.ts'
import { type FullBlockId, requireMasterchain } from './block-id.ts'
import { type Checked, contradict, leaveUnproved, prove, requireSame } from './checked.ts'
import { verifyEd25519 } from './ed25519.ts'
import type { ValidatorSet } from './validators.ts'

/** `liteServer.signature`: the short id of a validator in hex, and 64 bytes. */
export type Signature = { signer: Hash; signature: Uint8Array }

/** The two forms of `liteServer.SignatureSet`. `simplex` is that of masterchain blocks from 59,379,986 on; `slot` is a 32-bit number. */
export type SignatureSet =
  | { kind: 'ordinary'; signatures: readonly Signature[] }
  | { kind: 'simplex'; signatures: readonly Signature[]; session: Hash; slot: number; candidate: Uint8Array }

/** `signers` of `of` members have signed, with so much of the set's weight. */
export type SignedFacts = { signers: number; of: number; signed: bigint; total: bigint }

/** `consensus.candidateHashDataOrdinary` or `…Empty`, little endian; both name the block next. */
const CANDIDATES = ['dcbcf9e8', '33d9b472']
const BLOCK_ID = '706e0bc5'
/** `consensus.dataToSign` up to the session; then the length of the vote, `consensus.simplex.vote` and `…finalizeVote`. */
const [DATA_TO_SIGN, FINALIZE_VOTE] = ['f83de3a8', '2c05e1a7403fcd91b6']

/** A 32-bit number as TL writes it, little endian, in hex. Throws a `TonBytesError` for any other number. */
function littleEndian(value: number): string {
  if (value !== value >>> 0) refuse('number out of bounds')
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, value, true)
  return toHex(new Uint8Array(view.buffer))
}

const bytesOf = (hex: string) => fromHex(hex) ?? refuse('no hex')

/** `tonNode.blockIdExt` of a masterchain block, in hex. */
const blockIdBytes = ({ seqno, rootHash, fileHash }: FullBlockId) =>
  `ffffffff0000000000000080${littleEndian(seqno)}${rootHash}${fileHash}`

/** The bytes that validators sign. Contradicts when a candidate names another block. */
function messageOf(set: SignatureSet, block: FullBlockId): Uint8Array {
  if (set.kind === 'ordinary') return bytesOf(`${BLOCK_ID}${block.rootHash}${block.fileHash}`)
  const { candidate, session, slot } = set
  if (!CANDIDATES.includes(toHex(candidate.subarray(0, 4)))) refuse('no candidate')
  requireSame('signed block', blockIdBytes(block), toHex(candidate.subarray(4, 84)))
  const vote = `${FINALIZE_VOTE}${littleEndian(slot)}${toHex(sha256(candidate))}000000`
  return bytesOf(`${DATA_TO_SIGN}${session}${vote}`)
}

/** Counts each member once. What strangers signed is passed over; more than two tries a member are not made. */
async function countSigned(set: SignatureSet, block: FullBlockId, { members, weight: total }: ValidatorSet) {
  const message = messageOf(set, block)
  const counted = new Set<Hash>()
  let [signed, wrong] = [0n, 0]
  for (const { signer, signature } of set.signatures) {
    const member = members.get(signer)
    if (!member || counted.has(signer)) continue
    if (counted.size + wrong >= 2 * members.size) break
    if (await verifyEd25519(member.key, signature, message)) {
      counted.add(signer)
      signed += member.weight
    } else wrong++
  }
  return { signers: counted.size, of: members.size, signed, total, wrong }
}

/** Steps of `proveSigned`, for claims that go on from it. */
export async function requireSigned(
  set: SignatureSet,
  block: FullBlockId,
  validators: ValidatorSet,
): Promise<SignedFacts> {
  requireMasterchain(block)
  const { wrong, ...facts } = await countSigned(set, block, validators)
  const { signed, total } = facts
  if (signed * 3n > total * 2n) return facts
  if (wrong > 0) contradict({ what: 'signatures', signed, total, wrong })
  return leaveUnproved({ why: 'too little weight', signed, total })
}

/**
 * Verifies signatures of a masterchain block (TL `ton.blockId`, or `consensus.dataToSign` with a vote to finalize) by Ed25519. Proves that more than
 * two thirds of the set's weight signed both hashes of the block; in the Simplex form also its seqno, which otherwise follows from its header.
 * Does not check that the set is the right one, its period or the session. Unknown and repeated signers
 * are passed over. Refuses a candidate that names another block, and too little weight: as contradicted when members' signatures are wrong.
 */
export const proveSigned = (
  set: SignatureSet,
  block: FullBlockId,
  validators: ValidatorSet,
): Promise<Checked<SignedFacts>> => prove(() => requireSigned(set, block, validators))
