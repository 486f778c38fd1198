import * as v from 'valibot'
import type { Argument, MethodCall, MethodRun, StackValue } from '../../domain/method/value.ts'
import type { Call } from '../../lib/call.ts'
import { fromBase64, toHex } from '../../ton/bytes.ts'
import { bagValue, intValue, itemsValue, member, readItems } from '../bytes/read-stack.ts'
import { ProviderError } from '../http/error.ts'
import { field, int } from '../http/wire.ts'
import { indexerApi } from './client.ts'

/** Reads `TvmStackRecord`. Its slices are cells, and its lists are tuples without the terminating null. */
function recordValue(record: unknown, depth: number): StackValue | undefined {
  const type = member(record, 'type')
  switch (type) {
    case 'num':
      return intValue(member(record, 'num'))
    case 'cell':
    case 'slice':
      return bagValue(type, member(record, type))
    case 'tuple':
      return itemsValue('tuple', member(record, 'tuple') ?? [], depth, recordValue)
    case 'null':
    case 'nan':
      return { kind: type }
    default:
      return typeof type === 'string' ? { kind: 'unsupported' } : undefined
  }
}

/** Schema of `MethodExecutionResult`. */
const executionResult = v.object({ exit_code: int, stack: field('a stack', x => readItems(x, 0, recordValue)) })

const refused = (detail: string) => new ProviderError('refused', 'tonapi', detail)

/** tonapi does not parse decimal text from this value on, and requires hex with complete bytes. */
const FIRST_HEX = 2n ** 63n

function wordOf(argument: Argument): string {
  switch (argument.kind) {
    case 'int': {
      const value = BigInt(argument.value)
      if (value < 0n) throw refused('args: a negative number cannot be written')
      if (value < FIRST_HEX) return argument.value
      const digits = value.toString(16)
      return `0x${digits.length % 2 ? '0' : ''}${digits}`
    }
    case 'address':
      return argument.raw
    case 'cell':
      return argument.boc
    case 'slice':
      return toHex(fromBase64(argument.boc) ?? new Uint8Array())
    case 'null':
      return 'Null'
  }
}

/**
 * Runs a get-method (methods/{name}) on the indexer's state of the account; the block is not named. Throws ProviderError: `refused` for
 * what the URL cannot express: methods with only a number, and negative arguments.
 */
export async function getIndexedMethodRun(call: Call, { address, method, args }: MethodCall): Promise<MethodRun> {
  if (typeof method === 'number') throw refused('method: it is found by its name alone')
  const query = `${new URLSearchParams(args.map(argument => ['args', wordOf(argument)]))}`
  const path = `/blockchain/accounts/${address}/methods/${encodeURIComponent(method)}${query && `?${query}`}`
  const read = await indexerApi(path, {}, executionResult, call)
  // Negative exit codes are sent as unsigned 32-bit integers.
  return { exitCode: read.exit_code | 0, gasUsed: null, stack: read.stack, block: null, lastTransaction: null }
}
