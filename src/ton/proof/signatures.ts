import { fromHex, toHex } from '../bytes.ts'
import { refuse } from '../cell.ts'
import type { Hash } from '../hash.ts'
import { sha256 } from '../sha256.ts'
import { type FullBlockId, requireMasterchain } from './block-id.ts'
import { type Checked, contradict, leaveUnproved, prove, requireSame } from './checked.ts'
import { verifyEd25519 } from './ed25519.ts'
import type { ValidatorSet } from './validators.ts'

/** `liteServer.signature`: short id of a validator in hex, and 64 bytes. */
export type Signature = { signer: Hash; signature: Uint8Array }

/** The two forms of `liteServer.SignatureSet`. Masterchain blocks from 59,379,986 on have `simplex`; `slot` is a 32-bit number. */
export type SignatureSet =
  | { kind: 'ordinary'; signatures: readonly Signature[] }
  | { kind: 'simplex'; signatures: readonly Signature[]; session: Hash; slot: number; candidate: Uint8Array }

/** Result: `signers` of `of` members have signed, with weight `signed` of `total`. */
export type SignedFacts = { signers: number; of: number; signed: bigint; total: bigint }

/** Tags of `consensus.candidateHashDataOrdinary` and `…Empty`, little endian; the block's id follows in both. */
const CANDIDATES = ['dcbcf9e8', '33d9b472']
const BLOCK_ID = '706e0bc5'
/** Start of `consensus.dataToSign`, up to the session; then length of the vote, `consensus.simplex.vote` and `…finalizeVote`. */
const [DATA_TO_SIGN, FINALIZE_VOTE] = ['f83de3a8', '2c05e1a7403fcd91b6']

/** A 32-bit number in TL's little-endian hex. Throws `TonBytesError` if out of range. */
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

/** Bytes that validators sign. Ends the proof as contradicted if the candidate names another block. */
function messageOf(set: SignatureSet, block: FullBlockId): Uint8Array {
  if (set.kind === 'ordinary') return bytesOf(`${BLOCK_ID}${block.rootHash}${block.fileHash}`)
  const { candidate, session, slot } = set
  if (!CANDIDATES.includes(toHex(candidate.subarray(0, 4)))) refuse('no candidate')
  requireSame('signed block', blockIdBytes(block), toHex(candidate.subarray(4, 84)))
  const vote = `${FINALIZE_VOTE}${littleEndian(slot)}${toHex(sha256(candidate))}000000`
  return bytesOf(`${DATA_TO_SIGN}${session}${vote}`)
}

/** Counts each member once. Ignores strangers' signatures, and limits attempts to two per member. */
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

/** Throwing version of `proveSigned`, for use inside other proofs. */
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
 * Proves that more than two thirds of the set's weight signed both hashes of a masterchain block by Ed25519. The signed data are TL
 * `ton.blockId`, or `consensus.dataToSign` with a finalize vote. The latter also proves the seqno; otherwise the header does. Does not
 * check whether the set is right, nor its period or session. Ignores unknown and repeated signers. Contradicted by a candidate of another
 * block, and by too little weight with invalid signatures of members; unproved by too little weight alone.
 */
export const proveSigned = (
  set: SignatureSet,
  block: FullBlockId,
  validators: ValidatorSet,
): Promise<Checked<SignedFacts>> => prove(() => requireSigned(set, block, validators))
