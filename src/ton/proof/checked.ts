import { TonBytesError, TooLargeError } from '../cell.ts'

/** Kinds of facts that a proof is compared with. */
export type Subject =
  | 'block'
  | 'file'
  | 'header'
  | 'key block'
  | 'state'
  | 'transaction'
  | 'account'
  | 'shard block'
  | 'previous block'
  | 'older block'
  | 'signed block'
  | 'order'
  | 'shard'
  | 'validators'
  | 'configuration'
  | 'link'

/** Reason why a proof is false: malformed bytes, another value than claimed, or invalid signatures. */
export type Evidence =
  | { what: 'bytes'; why: string }
  /** null if the proof shows, or the claim expects, absence */
  | { what: Subject; expected: string | null; found: string | null }
  /** weights of the set that must sign; `wrong`: number of its members' invalid signatures */
  | { what: 'signatures'; signed: bigint; total: bigint; wrong: number }

/** Reason why a proof without contradiction proves nothing. */
export type Missing =
  /** required cells are pruned */
  | { why: 'incomplete' }
  /** a bag of cells is over 10 MB or 65,536 cells */
  | { why: 'too large' }
  /** valid signatures weigh at most two thirds of the set, perhaps because it is another set */
  | { why: 'too little weight'; signed: bigint; total: bigint }
  /** the set's round does not include the block's time; all in unix seconds */
  | { why: 'other round'; since: number; until: number; utime: number }
  /** the browser, or a page without https, cannot verify Ed25519 */
  | { why: 'no Ed25519' }

/**
 * Result of each proof in this folder. Never thrown errors: a false proof is contradicted, with evidence; an insufficient one is unproved.
 * Facts are only those bound by hashes and signatures to the claim.
 */
export type Checked<Facts> =
  | { kind: 'proved'; facts: Facts }
  | { kind: 'contradicted'; evidence: Evidence }
  | { kind: 'unproved'; missing: Missing }

/** Thrown to end a proof early. */
class ProofEnd extends Error {
  readonly end: Checked<never>
  constructor(end: Checked<never>) {
    super(end.kind)
    this.end = end
  }
}

/** Ends the proof: the evidence shows that the claim is false. */
export function contradict(evidence: Evidence): never {
  throw new ProofEnd({ kind: 'contradicted', evidence })
}

/** Ends the proof without a result: a needed part is missing. */
export function leaveUnproved(missing: Missing): never {
  throw new ProofEnd({ kind: 'unproved', missing })
}

/** Facts of a subproof; ends the current proof with the same result if they are not proved. */
export function requireFacts<Facts>(checked: Checked<Facts>): Facts {
  if (checked.kind === 'proved') return checked.facts
  throw new ProofEnd(checked)
}

/** Ends the proof as contradicted unless both values are equal. */
export function requireSame(what: Subject, expected: string | null, found: string | null): void {
  if (expected !== found) contradict({ what, expected, found })
}

/** Runs the reader of a proof. Its result is the facts, or the end by `contradict`, `leaveUnproved` or `TonBytesError`. */
export async function prove<Facts>(read: () => Facts | Promise<Facts>): Promise<Checked<Facts>> {
  try {
    return { kind: 'proved', facts: await read() }
  } catch (error) {
    if (error instanceof ProofEnd) return error.end
    if (error instanceof TooLargeError) return { kind: 'unproved', missing: { why: 'too large' } }
    if (error instanceof TonBytesError) return { kind: 'contradicted', evidence: { what: 'bytes', why: error.message } }
    throw error
  }
}
