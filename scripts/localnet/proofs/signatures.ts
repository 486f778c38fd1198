/** Signatures of masterchain blocks, made on request: votes to finalize, as in Simplex consensus. */
import { sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { sha256 } from '../chain/tlb.ts'
import type { ChainBlock, Network } from '../chain/types.ts'
import { configBefore, roundOf } from './configuration.ts'
import type { Flaw } from './flaw.ts'

export type Signatures = {
  session: Buffer
  slot: number
  candidate: Buffer
  signatures: { signer: Buffer; signature: Buffer }[]
}

const WHOLE_SHARD = 1n << 63n

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Returns the tag of a TL constructor: the CRC-32 of its declaration. */
const tag = (declaration: string): Buffer => int(crc32(declaration))

const PUB_ED25519 = tag('pub.ed25519 key:int256 = PublicKey')
const CANDIDATE_ID = tag('consensus.candidateId slot:int hash:int256 = consensus.CandidateId')
const CANDIDATE_PARENT = tag('consensus.candidateParent id:consensus.CandidateId = consensus.CandidateParent')
const DATA_TO_SIGN = tag('consensus.dataToSign session_id:int256 data:bytes = consensus.DataToSign')
const FINALIZE_VOTE = tag('consensus.simplex.finalizeVote id:consensus.CandidateId = consensus.simplex.UnsignedVote')
const CANDIDATE = tag(
  'consensus.candidateHashDataOrdinary block:tonNode.blockIdExt collated_file_hash:int256 ' +
    'parent:consensus.CandidateParent = consensus.CandidateHashData',
)

function blockIdExt({ seqno, rootHash, fileHash }: ChainBlock): Buffer {
  const shard = Buffer.alloc(8)
  shard.writeBigUInt64LE(WHOLE_SHARD)
  return Buffer.concat([int(0xffffffff), shard, int(seqno), rootHash, fileHash])
}

/** Encodes TL `bytes` shorter than 254: a length, the bytes, and zeros up to a multiple of four. */
function tlBytes(bytes: Buffer): Buffer {
  const padding = Buffer.alloc(3 - (bytes.length % 4))
  return Buffer.concat([Buffer.of(bytes.length), bytes, padding])
}

/** Returns the short id of a validator. */
const signerOf = (publicKey: Buffer): Buffer => sha256(Buffer.concat([PUB_ED25519, publicKey]))

/** Signers of a block, in an order derived from its hash, until they have more than two thirds of the weight. */
function signersOf(network: Network, block: ChainBlock) {
  const parameter = configBefore(network.chain, block).params.get(34)
  const { validators, main } = roundOf(parameter ?? missing())
  const members = validators.slice(0, main)
  const total = members.reduce((sum, { weight }) => sum + weight, 0n)
  const drawn = members.map(one => ({ ...one, lot: sha256(Buffer.concat([block.rootHash, one.publicKey])) }))
  drawn.sort((left, right) => Buffer.compare(left.lot, right.lot))
  let signed = 0n
  return drawn.filter(({ weight }) => {
    const isNeeded = signed * 3n <= total * 2n
    if (isNeeded) signed += weight
    return isNeeded
  })
}

function missing(): never {
  throw new Error('LITE_SERVER_UNKNOWN: there are no validators')
}

/** Returns a block's signatures, the same on every call. The candidate's parent and its collated data are made up. */
export function signaturesOf(network: Network, block: ChainBlock, flaw?: Flaw): Signatures {
  const session = sha256(`${block.prevKeyBlockSeqno}:${block.genCatchainSeqno}`)
  const slot = block.seqno
  const parent = [CANDIDATE_PARENT, CANDIDATE_ID, int(slot - 1), sha256(block.prev[0]?.rootHash ?? session)]
  const candidate = Buffer.concat([CANDIDATE, blockIdExt(block), sha256(block.randSeed), ...parent])
  const vote = Buffer.concat([FINALIZE_VOTE, CANDIDATE_ID, int(slot), sha256(candidate)])
  const message = Buffer.concat([DATA_TO_SIGN, session, tlBytes(vote)])
  const signatures = signersOf(network, block).map(({ publicKey }) => {
    const secret = network.fixtures.secretKey(publicKey.toString('hex'))
    if (!secret) throw new Error('A validator of this network has no key')
    const signature = sign(null, message, secret)
    if (flaw === 'wrong signature') signature.writeUInt8(signature.readUInt8(0) ^ 1)
    return { signer: signerOf(publicKey), signature }
  })
  const count = flaw === 'too little weight' ? signatures.length >> 1 : signatures.length
  return { session, slot, candidate, signatures: signatures.slice(0, count) }
}
