import * as v from 'valibot'
import type { Argument, MethodCall, MethodRun, StackValue } from '../../domain/method/value.ts'
import type { Call } from '../../lib/call.ts'
import { fromBase64, toHex } from '../../ton/bytes.ts'
import { bagValue, intValue, itemsValue, member, readItems } from '../bytes/read-stack.ts'
import { ProviderError } from '../http/error.ts'
import { field, int } from '../http/wire.ts'
import { indexerApi } from './client.ts'

/** `TvmStackRecord`: slices are cells, and lists are tuples without their nulls. */
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

/** `MethodExecutionResult`. */
const executionResult = v.object({ exit_code: int, stack: field('a stack', x => readItems(x, 0, recordValue)) })

const refused = (detail: string) => new ProviderError('refused', 'tonapi', detail)

/** From here on a decimal number is not understood, and hex must have whole bytes. */
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
 * Runs a get-method (methods/{name}) on the account as the indexer knows it, which does not say after which block. Throws a ProviderError `refused`
 * for what cannot be written in its address: a method that has no name but a number, and negative numbers.
 */
export async function getIndexedMethodRun(call: Call, { address, method, args }: MethodCall): Promise<MethodRun> {
  if (typeof method === 'number') throw refused('method: it is found by its name alone')
  const query = `${new URLSearchParams(args.map(argument => ['args', wordOf(argument)]))}`
  const path = `/blockchain/accounts/${address}/methods/${encodeURIComponent(method)}${query && `?${query}`}`
  const read = await indexerApi(path, {}, executionResult, call)
  // Codes are negative in the virtual machine, and come as their unsigned twins.
  return { exitCode: read.exit_code | 0, gasUsed: null, stack: read.stack, block: null, lastTransaction: null }
}
