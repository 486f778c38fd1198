import * as v from 'valibot'
import type { Claim, Link } from '../../domain/proof/claim.ts'
import type { RawAddress } from '../../ton/address.ts'
import { bytesAsText } from '../../ton/base64.ts'
import type { Hash } from '../../ton/hash.ts'
import { base64Bytes } from '../http/bag.ts'
import { count, field, text } from '../http/wire.ts'

/** A proof as it is saved (docs/proof-file.md). `made` is when, ISO 8601; `network` is the name that the site gives it. */
export type ProofFile = { network: string; made: string; claim: Claim; links: Link[] }

const FORMAT = 'nanoscope-proof'
const VERSION = 1

/** Why a file is not read: it is something else, a later version, or its fields do not fit. */
export class ProofFileError extends Error {
  override name = 'ProofFileError'
  readonly why: 'no proof' | 'later version' | 'damaged'
  constructor(why: ProofFileError['why'], detail: string) {
    super(detail)
    this.why = why
  }
}

/** A text of a given form. */
const textOf = <T extends string>(what: string, form: RegExp) =>
  field(what, x => (typeof x === 'string' && form.test(x) ? (x as T) : undefined))
const hash = textOf<Hash>('a hash', /^[0-9a-f]{64}$/)
const decimal = textOf('a decimal number', /^\d{1,20}$/)
const account = textOf<RawAddress>('an account', /^(?:0|-1):[0-9a-f]{64}$/)
const uint32 = field('a 32-bit number', x => (Number.isInteger(x) && x === Number(x) >>> 0 ? Number(x) : undefined))

const block = v.object({
  workchain: field('a workchain', x => (x === 0 || x === -1 ? x : undefined)),
  shard: textOf('a shard', /^[0-9a-f]{16}$/),
  seqno: uint32,
  rootHash: hash,
  fileHash: hash,
})

type ByKind<Schemas extends Record<string, v.GenericSchema>> = {
  [Kind in keyof Schemas]: { kind: Kind } & v.InferOutput<Schemas[Kind]>
}[keyof Schemas]

/** An object whose `kind` names the schema of the rest. */
const byKind = <Schemas extends Record<string, v.GenericSchema>>(schemas: Schemas) =>
  field('of a known kind', (x): ByKind<Schemas> | undefined => {
    const { kind } = Object(x)
    const schema = typeof kind === 'string' && Object.hasOwn(schemas, kind) ? schemas[kind] : undefined
    const read = schema && v.safeParse(schema, x)
    return read?.success ? ({ kind, ...Object(read.output) } as ByKind<Schemas>) : undefined
  })

const signatures = v.array(v.object({ signer: hash, signature: base64Bytes }))
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
  transaction: v.object({ account, lt: decimal, hash }),
  account: accountClaim,
  block: v.object({ block }),
})

const keyBlock = { block, boc: base64Bytes }
const link = byKind({
  bytes: v.object({ boc: base64Bytes }),
  transaction: v.object({ block, boc: base64Bytes }),
  account: v.object({ block, proof: base64Bytes, state: base64Bytes }),
  shard: v.object({ masterchainBlock: block, links: v.array(v.object({ id: block, proof: base64Bytes })) }),
  older: v.object({ newer: block, proof: base64Bytes, stateProof: base64Bytes }),
  signatures: v.object({ set: signatureSet, validators: base64Bytes }),
  rotations: v.object({
    start: v.object(keyBlock),
    hops: v.array(v.object({ ...keyBlock, signatures: signatureSet })),
  }),
  agreed: v.object({ provider: text, validators: base64Bytes }),
})

/** Links of the longest chain there may be; hostile files may have more. */
const MOST_LINKS = 16

const file = v.object({ network: text, made: text, claim, links: v.array(link) })
const heading = v.object({ format: text, version: count })

/** The text of a proof file. */
export const formatProof = (proof: ProofFile): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...proof }, bytesAsText, 1)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProofFileError('no proof', 'not JSON')
  }
}

/** Reads a proof file; nothing in it is checked but its form. Throws ProofFileError. */
export function readProof(text: string): ProofFile {
  const content = parseJson(text)
  const head = v.safeParse(heading, content)
  if (!head.success || head.output.format !== FORMAT) throw new ProofFileError('no proof', 'no heading')
  if (head.output.version !== VERSION) throw new ProofFileError('later version', `version ${head.output.version}`)
  const read = v.safeParse(file, content)
  if (read.success && read.output.links.length <= MOST_LINKS) return read.output
  if (read.success) throw new ProofFileError('damaged', 'too many links')
  const [{ path, message }] = read.issues
  throw new ProofFileError('damaged', `${path?.map(({ key }) => key).join('.') ?? 'file'}: ${message}`)
}
