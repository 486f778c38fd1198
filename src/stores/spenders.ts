import type { SpenderRule } from '../domain/account/spender-rule.ts'
import { SPENDER_METHODS, type Spenders, spendersOf } from '../domain/account/spenders.ts'
import type { StackValue } from '../domain/method/value.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { getIndexedMethodRun } from '../providers/indexer/get-method.ts'
import { getMethodRun } from '../providers/node/get-method.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'

/** Result of the first of these get-methods that a contract has; empty if all fail. */
async function firstStack(call: Call, address: RawAddress, methods: readonly string[]): Promise<StackValue[]> {
  for (const method of methods) {
    const asked = { address, method, args: [] }
    const { exitCode, stack } = await withFallback(
      call,
      call => getMethodRun(call, asked),
      call => getIndexedMethodRun(call, asked),
    )
    if (exitCode === 0 || exitCode === 1) return stack
  }
  return []
}

/** Keys and accounts that may spend from a wallet, read from its get-methods with a call per method. Lazy: on click. */
export const $spenders = query({
  key: 'spenders',
  freshFor: MINUTE,
  async load(call, address: RawAddress, rule: SpenderRule): Promise<Spenders> {
    const stacks: StackValue[][] = []
    for (const methods of SPENDER_METHODS[rule]) stacks.push(await firstStack(call, address, methods))
    return spendersOf(rule, address, stacks)
  },
})
