import type { TupleItem } from '@ton/core'
import type { GetMethodAnswer } from '../chain/types.ts'
import { blockIdExt } from './block-id.ts'
import type { Call, Method } from './method.ts'
import { unparsable } from './refusal.ts'
import { legacyEntry, readLegacyEntry, readTypedEntry, typedEntry } from './stack.ts'
import { transactionId } from './transaction.ts'

/** Exit code that the server returns for an account without code. */
const NOT_ACTIVE = -256

async function execute({ chain, params }: Call, read: (entry: unknown) => TupleItem): Promise<GetMethodAnswer> {
  const address = params.address('address')
  const name = params.need('method')
  const stack = params.raw('stack') ?? []
  if (!Array.isArray(stack)) throw unparsable("Field 'stack' must be an array")
  const items = stack.map(read)
  if (!chain.account(address)?.code) return { exitCode: NOT_ACTIVE, gasUsed: 0n, stack: [] }
  return chain.runGetMethod(address, /^-?\d+$/.test(name) ? Number(name) : name, items)
}

/** Runs a get-method. A failed method also gets HTTP 200 and `ok`; the exit code tells the failure. */
const runGetMethod: Method = async call => {
  const answer = await execute(call, readLegacyEntry)
  const account = call.chain.account(call.params.address('address'))
  return {
    '@type': 'smc.runResult',
    gas_used: answer.gasUsed,
    stack: answer.stack.map(legacyEntry),
    exit_code: answer.exitCode,
    block_id: blockIdExt(call.chain.head(-1)),
    last_transaction_id: transactionId(account?.lastLt ?? 0n, account?.lastHash ?? null),
  }
}

const runGetMethodStd: Method = async call => {
  const answer = await execute(call, readTypedEntry)
  return {
    '@type': 'smc.runResult',
    gas_used: answer.gasUsed,
    stack: answer.stack.map(typedEntry),
    exit_code: answer.exitCode,
  }
}

export const getMethodMethods = { runGetMethod, runGetMethodStd }
