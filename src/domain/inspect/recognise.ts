import { toHex } from '../../ton/bytes.ts'
import { type Cell, MERKLE_PROOF, MERKLE_UPDATE } from '../../ton/cell.ts'
import { createProofHasher } from '../../ton/cell-hash.ts'
import { methodIdsIn } from '../../ton/code/code-methods.ts'
import { methodIdsOf } from '../../ton/code/methods.ts'
import { readAccount } from '../../ton/proof/account-state.ts'
import { readOwnHeader } from '../../ton/proof/header.ts'
import { readStatePlace } from '../../ton/proof/state.ts'
import { readBody } from '../../ton/read-body.ts'
import { Slice } from '../../ton/slice.ts'
import { readInitHashes } from '../../ton/state-init.ts'
import { attributesIn, textIn, uriIn } from '../method/content.ts'
import type { Kind } from './kinds.ts'
import { findMessage, findRequest, findTransaction, type HashOf } from './messages.ts'

type Find = (cell: Cell, hashOf: HashOf) => Kind | null

const LIBRARY = 2
/** `SETCP0`, the usual first instruction of contract code. */
const CODE_START = [0xff, 0x00]
/** Minimum length of a text: shorter bytes may be letters by chance. */
const MIN_TEXT_LENGTH = 3
/** Bits of `ShardAccount` (block.tlb) besides its reference: hash and lt of the last transaction. */
const SHARD_ACCOUNT_BITS = 256 + 64

const isDone = (from: Slice) => from.bitsLeft + from.refsLeft === 0

const findBlock: Find = cell => ({ kind: 'block', header: readOwnHeader(cell) })
const findState: Find = cell => ({ kind: 'state', place: readStatePlace(cell) })

const findAccount: Find = (cell, hashOf) => {
  const from = new Slice(cell)
  const isInState = cell.bits === SHARD_ACCOUNT_BITS && cell.refs.length === 1
  const account = readAccount(isInState ? from.ref() : cell, hashOf)
  return account.address && { kind: 'account', account, lastHash: isInState ? from.hex(32) : null }
}

const findInit: Find = (cell, hashOf) => {
  const from = new Slice(cell)
  const { code, data } = readInitHashes(from, hashOf)
  return isDone(from) && (code || data) ? { kind: 'init', hash: hashOf(cell), code, data } : null
}

const findBody: Find = cell => {
  const from = new Slice(cell)
  const body = readBody(from.fork(), false)
  if (body.kind === 'comment') {
    from.skip(32)
    return (textIn(from) ?? '').length >= MIN_TEXT_LENGTH ? { kind: 'body', body } : null
  }
  const isWhole = body.kind === 'operation' && !body.cut && body.fields.every(({ name }) => name !== 'rest')
  return isWhole ? { kind: 'body', body } : null
}

const findContent: Find = cell => {
  const attributes = attributesIn(new Slice(cell))
  return attributes?.length ? { kind: 'content', attributes } : null
}

const findLink: Find = cell => {
  const uri = uriIn(new Slice(cell))
  return uri && uri.length >= MIN_TEXT_LENGTH ? { kind: 'link', uri } : null
}

const findCode: Find = cell => {
  // Disassembles only cells that begin like code: most cells parse as some instructions.
  const isCode = CODE_START.every((byte, place) => cell.data[place] === byte)
  const methods = isCode ? methodIdsIn(cell) : methodIdsOf(cell)
  return isCode || methods.length > 0 ? { kind: 'code', methods } : null
}

const ways: Find[] = [
  findTransaction,
  findMessage,
  findRequest,
  findBlock,
  findState,
  findAccount,
  findInit,
  findCode,
  findContent,
  findLink,
  findBody,
]

/** Result of a reader; empty if the bytes do not match. */
function attempt(find: Find, cell: Cell, hashOf: HashOf): Kind[] {
  try {
    return [find(cell, hashOf) ?? []].flat()
  } catch {
    return []
  }
}

/** Kinds of the trees inside a proof, hashed as before pruning. */
const aboutOf = (refs: readonly Cell[]): Kind[] => {
  const hashOf = createProofHasher()
  return refs.flatMap(ref => (ref.exotic ? [] : ways.flatMap(find => attempt(find, ref, hashOf))))
}

function findExotic({ data, refs }: Cell): Kind[] {
  const hashAt = (place: number) => toHex(data.subarray(place, place + 32))
  if (data[0] === LIBRARY) return [{ kind: 'library', hash: hashAt(1) }]
  if (data[0] === MERKLE_PROOF) return [{ kind: 'proof', hash: hashAt(1), about: aboutOf(refs) }]
  if (data[0] !== MERKLE_UPDATE) return []
  return [{ kind: 'update', before: hashAt(1), after: hashAt(33), about: aboutOf(refs) }]
}

/** Possible kinds of a cell tree, most specific first; empty for plain cells. Never throws. Texts are not sanitized, except in contents and links. */
export function recognise(cell: Cell, hashOf: HashOf): Kind[] {
  if (cell.exotic) return findExotic(cell)
  const found = ways.flatMap(find => attempt(find, cell, hashOf))
  // Any 64 bytes may be a signature: a cell that parses as a message is not a request.
  return found.some(({ kind }) => kind === 'message') ? found.filter(({ kind }) => kind !== 'request') : found
}
