import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { beginCell, type Cell, Dictionary } from '@ton/core'
import type { FullBlockId } from '../../../../../src/ton/proof/block-id.ts'
import type { Signature, SignatureSet } from '../../../../../src/ton/proof/signatures.ts'
import { bytesOf } from './merkle.ts'

export type TestValidator = { secret: KeyObject; key: Buffer; id: string; weight: bigint }

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

export function testValidator(weight: bigint): TestValidator {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(12)
  return { secret: privateKey, key, weight, id: sha256(Buffer.concat([bytesOf('c6b41348'), key])).toString('hex') }
}

/** `validators_ext#12`: the first `main` sign masterchain blocks. */
export function setCell(validators: TestValidator[], main = validators.length, [since, until] = [100, 200]): Cell {
  const list = Dictionary.empty(Dictionary.Keys.Uint(16), {
    serialize: ({ key, weight }: TestValidator, builder) =>
      void builder.storeUint(0x53, 8).storeUint(0x8e81278a, 32).storeBuffer(key).storeUint(weight, 64),
    parse: () => validators[0]!,
  })
  validators.forEach((one, place) => void list.set(place, one))
  const set = beginCell().storeUint(0x12, 8).storeUint(since, 32).storeUint(until, 32)
  return set.storeUint(validators.length, 16).storeUint(main, 16).storeUint(9, 64).storeDict(list).endCell()
}

/** The `Hashmap 32 ^Cell` of a configuration. */
export function configCell(parameters: Record<number, Cell>): Cell {
  const all = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
  for (const [number, cell] of Object.entries(parameters)) all.set(Number(number), cell)
  return beginCell().storeDictDirect(all).endCell()
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const blockIdBytes = ({ seqno, rootHash, fileHash }: FullBlockId) =>
  Buffer.concat([bytesOf('ffffffff0000000000000080'), uint32(seqno), bytesOf(rootHash), bytesOf(fileHash)])

const signAll = (message: Uint8Array, signers: TestValidator[]): Signature[] =>
  signers.map(({ id, secret }) => ({ signer: id, signature: Uint8Array.from(sign(null, message, secret)) }))

/** Signatures of the form before Simplex. */
export function ordinary({ rootHash, fileHash }: FullBlockId, signers: TestValidator[]): SignatureSet {
  const message = Buffer.concat([bytesOf('706e0bc5'), bytesOf(rootHash), bytesOf(fileHash)])
  return { kind: 'ordinary', signatures: signAll(message, signers) }
}

/** Signatures of a vote to finalize a candidate, of which `empty` is one kind. */
export function simplex(
  block: FullBlockId,
  signers: TestValidator[],
  empty = false,
): SignatureSet & { kind: 'simplex' } {
  const tag = empty ? '33d9b472' : 'dcbcf9e8'
  const candidate = Uint8Array.from(Buffer.concat([bytesOf(tag), blockIdBytes(block), Buffer.alloc(76, 5)]))
  const [session, slot] = ['ab'.repeat(32), 0xfedcba98]
  const vote = Buffer.concat([bytesOf('05e1a7403fcd91b6'), uint32(slot), sha256(candidate)])
  const message = Buffer.concat([bytesOf(`f83de3a8${session}2c`), vote, Buffer.alloc(3)])
  return { kind: 'simplex', session, slot, candidate, signatures: signAll(message, signers) }
}
