import type { RawAddress } from '../address.ts'
import { type Cell, refuse } from '../cell.ts'
import type { Change } from '../change.ts'
import { readDictionary } from '../dictionary.ts'
import { type ListedMessage, type OutList, readOutList } from '../out-list.ts'
import { Slice } from '../slice.ts'

/** Wallets whose requests start with a signature. `v2` includes restricted wallets, `v3` vesting and lock-up wallets, which have the same layout. */
const FAMILIES = ['v1', 'v2', 'v3', 'v4', 'highload-v2', 'highload-v3', 'preprocessed', 'multisig-v1'] as const
type SignedFamily = (typeof FAMILIES)[number]

/** Fields of a request. Numbers are decimal text, `until` unix seconds; null if not in the layout. */
export type SignedRequest = {
  family: SignedFamily
  walletId: string | null
  until: number | null
  seqno: string | null
  messages: ListedMessage[]
  changes: Change[]
  /** the operation is unknown to a wallet v4, which then does nothing */
  unknownOperation: boolean
}

type Parts = Partial<Omit<SignedRequest, 'family'>>

const SIGNATURE_BITS = 512
const HIGHLOAD_QUERY_BITS = 23
const IGNORE_ERRORS = 2

function readPairs(from: Slice): ListedMessage[] {
  const messages: ListedMessage[] = []
  while (from.refsLeft > 0) messages.push({ mode: from.uint(8), message: from.ref() })
  return messages
}

const number = (from: Slice) => from.integer(32, false)

function readFromV3(from: Slice): Parts {
  return { walletId: number(from), until: from.uint(32), seqno: number(from) }
}

const rawAddress = (workchain: string, hash: string): RawAddress => `${Number(workchain)}:${hash}`

function readPlugin(from: Slice, operation: number): Change {
  const workchain = from.integer(8, true)
  if (operation === 1) {
    from.coins()
    from.ref() // state init
    from.ref() // body
    return { kind: 'plugin-deployed' }
  }
  const who = rawAddress(workchain, from.hex(32))
  from.coins()
  from.skip(64) // query id
  return { kind: operation === 2 ? 'plugin-added' : 'plugin-removed', who }
}

function readV4(from: Slice): Parts {
  const start = readFromV3(from)
  const operation = from.uint(8)
  if (operation === 0) return { ...start, messages: readPairs(from) }
  if (operation <= 3) return { ...start, changes: [readPlugin(from, operation)] }
  return { ...start, unknownOperation: true }
}

function readHighloadV2(from: Slice): Parts {
  const walletId = number(from)
  const until = from.uint(32)
  from.skip(32) // low half of the query id
  const messages: ListedMessage[] = []
  const dictionary = from.maybeRef()
  if (dictionary) readDictionary(dictionary, 16, leaf => messages.push({ mode: leaf.uint(8), message: leaf.ref() }))
  return { walletId, until, messages }
}

function readHighloadV3(root: Slice): Parts {
  const from = new Slice(root.ref())
  const walletId = number(from)
  const message = from.ref()
  const mode = from.uint(8) | IGNORE_ERRORS
  from.skip(HIGHLOAD_QUERY_BITS)
  const createdAt = Number(from.decimal(8))
  const until = createdAt + from.uint(22)
  if (from.bitsLeft + from.refsLeft > 0) refuse('more than a request')
  return { walletId, until, messages: [{ mode, message }] }
}

const codeOf = ({ setsCode }: OutList): Change[] => (setsCode ? [{ kind: 'code' }] : [])

function readPreprocessed(root: Slice): Parts {
  const from = new Slice(root.ref())
  const until = Number(from.decimal(8))
  const seqno = from.integer(16, false)
  const list = readOutList(from.ref())
  if (from.bitsLeft + from.refsLeft > 0) refuse('more than a request')
  return { until, seqno, messages: list.messages, changes: codeOf(list) }
}

/** Maximum number of signatures, above the number of a multisig's owners. */
const MAX_SIGNATURES = 255

function readMultisigV1(from: Slice): Parts {
  from.skip(8) // signer
  let more: Cell | null = from.maybeRef()
  for (let count = 0; more; count++) {
    if (count === MAX_SIGNATURES) refuse('too many signatures')
    const signature = new Slice(more)
    signature.skip(SIGNATURE_BITS + 8)
    more = signature.maybeRef()
  }
  const walletId = number(from)
  const until = from.uint(32)
  from.skip(32) // low half of the query id
  return { walletId, until, messages: readPairs(from) }
}

const READERS: Record<SignedFamily, (from: Slice) => Parts> = {
  v1: from => ({ seqno: number(from), messages: readPairs(from) }),
  v2: from => ({ seqno: number(from), until: from.uint(32), messages: readPairs(from) }),
  v3: from => ({ ...readFromV3(from), messages: readPairs(from) }),
  v4: readV4,
  'highload-v2': readHighloadV2,
  'highload-v3': readHighloadV3,
  preprocessed: readPreprocessed,
  'multisig-v1': readMultisigV1,
}

function readAs(family: SignedFamily, from: Slice): SignedRequest | null {
  try {
    from.skip(SIGNATURE_BITS)
    const parts = READERS[family](from)
    if (from.bitsLeft + from.refsLeft > 0) return null
    const none = { walletId: null, until: null, seqno: null, messages: [], changes: [], unknownOperation: false }
    return { ...none, ...parts, family }
  } catch {
    return null
  }
}

/** All interpretations of bytes as a request that starts with a signature: one per layout that matches completely. */
export const signedRequestsIn = (from: Slice): SignedRequest[] =>
  FAMILIES.flatMap(family => readAs(family, from.fork()) ?? [])
