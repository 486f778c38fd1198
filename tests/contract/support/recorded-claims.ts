import { readFileSync } from 'node:fs'
import { Cell } from '@ton/core'
import { fromBase64, fromHex, toHex } from '../../../src/ton/bytes.ts'
import { proveAccount } from '../../../src/ton/proof/account-proof.ts'
import type { FullBlockId } from '../../../src/ton/proof/block-id.ts'
import type { Checked } from '../../../src/ton/proof/checked.ts'
import { proveConfiguration } from '../../../src/ton/proof/configuration.ts'
import { proveHeader, proveWholeBlock } from '../../../src/ton/proof/header.ts'
import { proveHop } from '../../../src/ton/proof/key-block-hop.ts'
import { proveShardBlock } from '../../../src/ton/proof/shard-blocks.ts'
import { proveSigned } from '../../../src/ton/proof/signatures.ts'
import { proveTransaction } from '../../../src/ton/proof/transaction-proof.ts'
import { proveValidators, readConfigValidators, type ValidatorSet } from '../../../src/ton/proof/validators.ts'
import { readForwardLink, recordedBytes, recordedFields } from './lite-answers.ts'
import { CONFIGURED, FILES, MASTER, SHARD, transactionsIn, WHOLE } from './recorded-blocks.ts'

/** Bytes of a file by what they are, and the claim that they prove. */
export type RecordedClaim = {
  file: string
  claim: string
  parts: Record<string, Uint8Array>
  /** at how many places a bit is flipped; fewer than 1,000 where an answer takes long */
  places: number
  prove: (parts: Record<string, Uint8Array>) => Promise<Checked<unknown>>
}

function blockClaims(folder: string): RecordedClaim[] {
  const shard = recordedBytes(`${folder}ton-net/block-basechain.hex`)
  const master = recordedBytes(`${folder}ton-net/block-masterchain.hex`)
  const [asked] = transactionsIn(Cell.fromBoc(Buffer.from(shard))[0]!)
  const none = new Uint8Array()
  return [
    {
      file: 'block-basechain.hex',
      claim: 'whole block',
      parts: { block: shard },
      places: 1000,
      prove: ({ block = none }) => proveWholeBlock(block, SHARD),
    },
    {
      file: 'block-basechain.hex',
      claim: 'transaction',
      parts: { block: shard },
      places: 300,
      prove: ({ block = none }) => proveTransaction(block, SHARD, asked!),
    },
    {
      file: 'block-masterchain.hex',
      claim: 'header',
      parts: { block: master },
      places: 1000,
      prove: ({ block = none }) => proveHeader(block, MASTER),
    },
    {
      file: 'block-masterchain.hex',
      claim: 'shard block',
      parts: { block: master },
      places: 300,
      prove: ({ block = none }) => proveShardBlock([{ proof: block, id: SHARD }], MASTER, SHARD),
    },
  ]
}

function accountClaims(folder: string): RecordedClaim[] {
  const reads = ['read-basechain.txt', 'read-absent.txt'].flatMap((file): RecordedClaim[] => {
    const fields = recordedFields(`${folder}ton-net/${file}`)
    const idOf = (kind: string, workchain: number): FullBlockId => {
      const seqno = fields[`${kind}_seqno`]!
      const rootHash = fields[`${kind}_root_hash`]!
      return { workchain, shard: WHOLE, seqno: Number(seqno), rootHash, fileHash: FILES[seqno] ?? '0'.repeat(64) }
    }
    const [master, shard] = [idOf('block', -1), idOf('shard_block', 0)]
    const [shardProof, proof, state] = ['shard_proof', 'proof', 'state'].map(name => fromHex(fields[name] ?? '')!)
    const account = `0:${fields.account_id}` as const
    const none = new Uint8Array()
    return [
      {
        file,
        claim: 'shard block',
        parts: { shardProof: shardProof! },
        places: 1000,
        prove: parts => proveShardBlock([{ proof: parts.shardProof ?? none, id: shard }], master, shard),
      },
      {
        file,
        claim: 'configuration',
        parts: { shardProof: shardProof! },
        places: 1000,
        prove: ({ shardProof = none }) => proveConfiguration([shardProof], master),
      },
      {
        file,
        claim: state!.length > 0 ? 'account' : 'no account',
        parts: { proof: proof!, state: state! },
        places: 1000,
        prove: parts => proveAccount(parts.proof ?? none, parts.state ?? none, shard, account),
      },
    ]
  })
  const block: FullBlockId = {
    workchain: -1,
    shard: WHOLE,
    seqno: 80_970_741,
    fileHash: '0'.repeat(64),
    rootHash: '2f138b6a0e45ec466c1f44326f7d7d638c5f8514786f67160aa2fe2dd6ae0323',
  }
  return [
    ...reads,
    {
      file: 'account-proof.hex',
      claim: 'hash of an account',
      parts: { proof: recordedBytes(`${folder}ton-net/account-proof.hex`) },
      places: 1000,
      prove: ({ proof = new Uint8Array() }) => proveAccount(proof, null, block, `-1:${'5'.repeat(64)}`),
    },
  ]
}

/** Signers and signatures in a row, 96 bytes each. */
const flatten = (signatures: { signer: string; signature: Uint8Array }[]) =>
  Uint8Array.from(signatures.flatMap(({ signer, signature }) => [...fromHex(signer)!, ...signature]))

function linkClaims(folder: string, set: ValidatorSet): RecordedClaim[] {
  const { link } = readForwardLink(recordedBytes(`${folder}ton-net/one-link-simplex.hex`))
  const { headerProof, configProof, signatures: signed } = link
  const slot = new Uint8Array(Uint32Array.of(signed.slot).buffer)
  const signing = {
    signatures: flatten(signed.signatures),
    session: fromHex(signed.session)!,
    slot,
    candidate: signed.candidate,
  }
  const none = new Uint8Array()
  const setOf = ({
    signatures = none,
    session = none,
    slot: place = none,
    candidate = none,
  }: Record<string, Uint8Array>) => ({
    kind: 'simplex' as const,
    session: toHex(session),
    candidate,
    slot: new DataView(place.buffer).getUint32(0, true),
    signatures: Array.from({ length: signatures.length / 96 }, (_, at) => ({
      signer: toHex(signatures.slice(96 * at, 96 * at + 32)),
      signature: signatures.slice(96 * at + 32, 96 * at + 96),
    })),
  })
  const file = 'one-link-simplex.hex'
  return [
    {
      file,
      claim: 'hop of a key block',
      parts: { headerProof, configProof },
      places: 850,
      prove: parts =>
        proveHop({ ...link, headerProof: parts.headerProof ?? none, configProof: parts.configProof ?? none }),
    },
    {
      file,
      claim: 'validators',
      parts: { configProof },
      places: 100,
      prove: parts => proveValidators([parts.configProof ?? none], link.from),
    },
    { file, claim: 'signatures', parts: signing, places: 150, prove: parts => proveSigned(setOf(parts), link.to, set) },
  ]
}

function configClaim(folder: string): RecordedClaim {
  const text = readFileSync(`${folder}acton/mainnet-config-84773657.boc.base64`, 'utf8').trim()
  return {
    file: 'mainnet-config-84773657.boc.base64',
    claim: 'validators',
    parts: { config: fromBase64(text)! },
    places: 1000,
    prove: async ({ config = new Uint8Array() }) => {
      const read = await readConfigValidators(config)
      const isSame = read.kind !== 'proved' || read.facts.hash === CONFIGURED
      return isSame ? read : { kind: 'contradicted', evidence: { what: 'bytes', why: 'another set' } }
    },
  }
}

/** Every recorded file that bears on a claim. */
export async function recordedClaims(folder: string): Promise<RecordedClaim[]> {
  const { link } = readForwardLink(recordedBytes(`${folder}ton-net/one-link-simplex.hex`))
  const set = await proveValidators([link.configProof], link.from)
  if (set.kind !== 'proved') throw new Error('The recorded validators are not proved')
  return [...blockClaims(folder), ...accountClaims(folder), ...linkClaims(folder, set.facts), configClaim(folder)]
}
