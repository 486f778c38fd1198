import * as v from 'valibot'
import type { Claim, Link } from '../../domain/proof/claim.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'
import type { RawAddress } from '../../ton/address.ts'
import { bytesAsText } from '../../ton/base64.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import type { Hash } from '../../ton/hash.ts'
import { base64Bytes } from '../http/bag.ts'
import { count, field, text } from '../http/wire.ts'

/** A saved proof (docs/proof-file.md). `made`: time in ISO 8601; `network`: the site's name for the network. */
export type ProofFile = { network: string; made: string; claim: Claim; links: Link[] }

const FORMAT = 'nanoscope-proof'
/** Version 1 had no `header` links. Both versions are read by the same rules. */
const VERSION = 2

/** Limits above those of any real chain of links, against hostile files. */
const [MAX_LINKS, MAX_STEPS, MAX_SIGNATURES] = [16, 32, 1000]

/** Reason why a file is not read: not a proof, a later version, or invalid fields. */
export class ProofFileError extends Error {
  override name = 'ProofFileError'
  readonly why: 'no proof' | 'later version' | 'damaged'
  constructor(why: ProofFileError['why'], detail: string) {
    super(detail)
    this.why = why
  }
}

/** A text that matches a pattern. */
const textOf = <T extends string>(what: string, form: RegExp) =>
  field(what, x => (typeof x === 'string' && form.test(x) ? (x as T) : undefined))
/** ISO 8601 in UTC, as `Date` writes it. */
const instant = textOf('a time', /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/)
const hash = textOf<Hash>('a hash', /^[0-9a-f]{64}$/)
const uint64 = field('a 64-bit number', x =>
  typeof x === 'string' && /^(?:0|[1-9]\d{0,19})$/.test(x) && BigInt(x) < 1n << 64n ? x : undefined,
)
const account = textOf<RawAddress>('an account', /^(?:0|-1):[0-9a-f]{64}$/)
const uint32 = field('a 32-bit number', x => (Number.isInteger(x) && x === Number(x) >>> 0 ? Number(x) : undefined))

/** A shard: a prefix of at most 60 bits, a one bit, and zeros. */
const shard = textOf('a shard', /^(?!0{16})[0-9a-f]{15}[08]$/)

const block = v.object({
  workchain: field('a workchain', x => (x === 0 || x === -1 ? x : undefined)),
  shard,
  seqno: uint32,
  rootHash: hash,
  fileHash: hash,
})

type ByKind<Schemas extends Record<string, v.GenericSchema>> = {
  [Kind in keyof Schemas]: { kind: Kind } & v.InferOutput<Schemas[Kind]>
}[keyof Schemas]

/** An object whose `kind` selects the schema of its other fields. */
const byKind = <Schemas extends Record<string, v.GenericSchema>>(schemas: Schemas) =>
  field('of a known kind', (x): ByKind<Schemas> | undefined => {
    const { kind } = Object(x)
    const schema = typeof kind === 'string' && Object.hasOwn(schemas, kind) ? schemas[kind] : undefined
    const read = schema && v.safeParse(schema, x)
    return read?.success ? ({ kind, ...Object(read.output) } as ByKind<Schemas>) : undefined
  })

const provider = field('a provider', (x): ProviderName | undefined =>
  x === 'toncenter' || x === 'tonapi' ? x : undefined,
)

/** An array of at most n members. */
const listOf = <S extends v.GenericSchema>(member: S, most: number) =>
  v.pipe(
    field(`a list of at most ${most}`, x => (Array.isArray(x) && x.length <= most ? x : undefined)),
    v.array(member),
  )

const signature = field('a signature', x => {
  const bytes = typeof x === 'string' ? fromBase64(x) : undefined
  return bytes?.length === 64 ? bytes : undefined
})
const signatures = listOf(v.object({ signer: hash, signature }), MAX_SIGNATURES)
const signatureSet = byKind({
  ordinary: v.object({ signatures }),
  simplex: v.object({ signatures, session: hash, slot: uint32, candidate: base64Bytes }),
})

const accountClaim = field('an account', (x): { account: RawAddress; at?: v.InferOutput<typeof block> } | undefined => {
  const read = v.safeParse(v.object({ account }), x)
  if (!read.success || Object(x).at === undefined) return read.success ? read.output : undefined
  const at = v.safeParse(block, Object(x).at)
  return at.success ? { ...read.output, at: at.output } : undefined
})

const claim = byKind({
  transaction: v.object({ account, lt: uint64, hash }),
  account: accountClaim,
  block: v.object({ block }),
})

const keyBlock = { block, boc: base64Bytes }
const link = byKind({
  bytes: v.object({ boc: base64Bytes }),
  transaction: v.object({ block, boc: base64Bytes }),
  account: v.object({ block, proof: base64Bytes, state: base64Bytes }),
  header: v.object({ boc: base64Bytes }),
  shard: v.object({ masterchainBlock: block, links: listOf(v.object({ id: block, proof: base64Bytes }), MAX_STEPS) }),
  older: v.object({ newer: block, proof: base64Bytes, stateProof: base64Bytes }),
  signatures: v.object({ set: signatureSet, validators: base64Bytes }),
  rotations: v.object({
    start: v.object(keyBlock),
    hops: listOf(v.object({ ...keyBlock, signatures: signatureSet }), MAX_STEPS),
  }),
  agreed: v.object({ provider, validators: base64Bytes }),
})

const network = field('a name of a network', x => (typeof x === 'string' && x.length <= 60 ? x : undefined))
const file = v.object({ network, made: instant, claim, links: listOf(link, MAX_LINKS) })
const heading = v.object({ format: text, version: count })

/** Text of a proof file. */
export const formatProof = (proof: ProofFile): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...proof }, bytesAsText, 1)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProofFileError('no proof', 'not JSON')
  }
}

/** Reads a proof file of this or an older version, without verifying it. Throws ProofFileError. */
export function readProof(text: string): ProofFile {
  const content = parseJson(text)
  const head = v.safeParse(heading, content)
  if (!head.success || head.output.format !== FORMAT) throw new ProofFileError('no proof', 'no heading')
  if (head.output.version < 1) throw new ProofFileError('damaged', `version ${head.output.version}`)
  if (head.output.version > VERSION) throw new ProofFileError('later version', `version ${head.output.version}`)
  const read = v.safeParse(file, content)
  if (read.success) return read.output
  const [{ path, message }] = read.issues
  throw new ProofFileError('damaged', `${path?.map(({ key }) => key).join('.') ?? 'file'}: ${message}`)
}
