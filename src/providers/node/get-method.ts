import * as v from 'valibot'
import type { Argument, MethodCall, MethodRun, StackValue } from '../../domain/method/value.ts'
import type { Call } from '../../lib/call.ts'
import { toBase64 } from '../../ton/base64.ts'
import { addressCell } from '../../ton/write-address.ts'
import { writeBoc } from '../../ton/write-boc.ts'
import { bagValue, intValue, itemsValue, member, readItems } from '../bytes/read-stack.ts'
import { createClient } from '../http/client.ts'
import { postJson } from '../http/post.ts'
import { amount, field, hash, int, int64, maybe } from '../http/wire.ts'
import { blockId } from './block-id.ts'
import { nodeClient } from './client.ts'

/** Reads `tvm.StackEntry`, the notation of values in tuples and lists. */
function typedValue(entry: unknown, depth: number): StackValue | undefined {
  const bytesOf = (name: string) => member(member(entry, name), 'bytes')
  const elementsOf = (name: string) => member(member(entry, name), 'elements')
  const type = member(entry, '@type')
  switch (type) {
    case 'tvm.stackEntryNumber':
      return intValue(member(member(entry, 'number'), 'number'))
    case 'tvm.stackEntryCell':
      return bagValue('cell', bytesOf('cell'))
    case 'tvm.stackEntrySlice':
      return bagValue('slice', bytesOf('slice'))
    case 'tvm.stackEntryTuple':
      return itemsValue('tuple', elementsOf('tuple'), depth, typedValue)
    case 'tvm.stackEntryList':
      return itemsValue('list', elementsOf('list'), depth, typedValue)
    default:
      return typeof type === 'string' ? { kind: 'unsupported' } : undefined
  }
}

/** Reads an entry of the stack itself: a pair of kind and value, in an older notation. Slices are sent as cells. */
function entryValue(entry: unknown): StackValue | undefined {
  const [kind, value]: unknown[] = Array.isArray(entry) ? entry : []
  switch (kind) {
    case 'num':
      return intValue(value)
    case 'cell':
    case 'slice':
      return bagValue(kind, member(value, 'bytes'))
    case 'tuple':
    case 'list':
      return itemsValue(kind, member(value, 'elements'), 0, typedValue)
    default:
      return typeof kind === 'string' ? { kind: 'unsupported' } : undefined
  }
}

const stack = field('a stack', x => readItems(x, 0, entryValue))

/** Schema of `smc.runResult`. */
const runResult = v.object({
  exit_code: int,
  gas_used: maybe(amount),
  stack,
  block_id: maybe(blockId),
  last_transaction_id: maybe(v.object({ lt: int64, hash })),
})

/** Maximum size in bytes of an address's bag of cells. */
const MAX_ADDRESS_BYTES = 100

function entryOf(argument: Argument): [string, unknown] {
  switch (argument.kind) {
    case 'int':
      return ['num', argument.value]
    case 'cell':
      return ['tvm.Cell', argument.boc]
    case 'slice':
      return ['tvm.Slice', argument.boc]
    case 'address':
      return ['tvm.Slice', toBase64(writeBoc(addressCell(argument.raw), MAX_ADDRESS_BYTES) ?? new Uint8Array())]
    case 'null':
      return ['list', { '@type': 'tvm.list', elements: [] }]
  }
}

/**
 * Runs a get-method (runGetMethod) on the account's current state, or that after masterchain block `seqno`. A failed method is a result
 * with its exit code.
 */
export async function getMethodRun(
  call: Call,
  { address, method, args }: MethodCall,
  seqno?: number,
): Promise<MethodRun> {
  const body = { address, method, stack: args.map(entryOf), ...(seqno !== undefined && { seqno }) }
  // One client per call: deduplication compares URLs, which do not contain the body.
  const post = createClient({ ...nodeClient, fetchAnswer: postJson(body) })
  const read = await post('/runGetMethod', {}, runResult, call)
  const last = read.last_transaction_id
  return {
    exitCode: read.exit_code,
    gasUsed: read.gas_used,
    stack: read.stack,
    block: read.block_id,
    // The hash is all zeros for an account without transactions.
    lastTransaction: last && /[^0]/.test(last.hash) ? last : null,
  }
}
