import { TonBytesError, TooLargeError } from '../cell.ts'

/** Fact that a proof was held against. */
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

/** Reason why a proof is false: its bytes are malformed, it shows another value than the one claimed, or signatures do not verify. */
export type Evidence =
  | { what: 'bytes'; why: string }
  /** null where the proof shows, or the claim is, that there is none */
  | { what: Subject; expected: string | null; found: string | null }
  /** weights of the set that has to sign; `wrong` counts signatures of its members that do not verify */
  | { what: 'signatures'; signed: bigint; total: bigint; wrong: number }

/** Reason why nothing follows from a proof that contains nothing false. */
export type Missing =
  /** it leaves out cells that are needed */
  | { why: 'incomplete' }
  /** a bag of cells over 10 MB or 65,536 cells is not read */
  | { why: 'too large' }
  /** those who did sign weigh at most two thirds of the set, perhaps because it is not theirs */
  | { why: 'too little weight'; signed: bigint; total: bigint }
  /** the set signed in another round than that of the block's time; all three in unix seconds */
  | { why: 'other round'; since: number; until: number; utime: number }
  /** this browser, or this page without https, cannot verify Ed25519 */
  | { why: 'no Ed25519' }

/**
 * Result of every claim of this folder. Nothing is thrown for whatever bytes: a false proof is contradicted, with evidence; one that is
 * true but does not reach far enough is unproved. Facts are only those that hashes and signatures bind to what was asked.
 */
export type Checked<Facts> =
  | { kind: 'proved'; facts: Facts }
  | { kind: 'contradicted'; evidence: Evidence }
  | { kind: 'unproved'; missing: Missing }

/** Carries the end of a proof out of whatever is being read. */
class ProofEnd extends Error {
  readonly end: Checked<never>
  constructor(end: Checked<never>) {
    super(end.kind)
    this.end = end
  }
}

export function contradict(evidence: Evidence): never {
  throw new ProofEnd({ kind: 'contradicted', evidence })
}

export function leaveUnproved(missing: Missing): never {
  throw new ProofEnd({ kind: 'unproved', missing })
}

/** The facts of a claim on which another one is built, which comes to the same end where they are not proved. */
export function requireFacts<Facts>(checked: Checked<Facts>): Facts {
  if (checked.kind === 'proved') return checked.facts
  throw new ProofEnd(checked)
}

/** Contradicts unless both are the same. */
export function requireSame(what: Subject, expected: string | null, found: string | null): void {
  if (expected !== found) contradict({ what, expected, found })
}

/** Runs the reading of a claim, which ends with its facts or by `contradict`, `leaveUnproved` or a `TonBytesError`. */
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
