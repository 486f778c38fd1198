import { Address, type Cell } from '@ton/core'
import { defaultConfig, Executor } from '@ton/sandbox'

/** An instruction that TVM executed: its place in the code, and its text in TVM's log, or null where the log has none. */
export type Step = { cell: string; bit: number; text: string | null }

let executor: Promise<Executor> | undefined

/** Result of TVM, TON's own executor, for a get-method of some code. */
export async function stepsOf(code: Cell, data: Cell, methodId: number, gas = 1_000_000n): Promise<Step[]> {
  executor ??= Executor.create()
  const { output } = await (await executor).runGetMethod({
    code,
    data,
    address: Address.parseRaw(`0:${'0'.repeat(64)}`),
    config: defaultConfig,
    methodId,
    stack: [],
    balance: 0n,
    unixTime: 1,
    randomSeed: Buffer.alloc(32),
    gasLimit: gas,
    debugEnabled: false,
    verbosity: 'full_location',
  })
  if (!output.success) throw new Error(output.error)
  const steps = (output.vm_log ?? '').matchAll(/code cell hash: (\w+) offset: (\d+)\n(?:execute (.*))?/g)
  return [...steps].map(([, hash = '', bit, text]) => ({
    cell: hash.toLowerCase(),
    bit: Number(bit),
    text: text ?? null,
  }))
}
