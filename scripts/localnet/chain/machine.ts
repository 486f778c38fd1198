/** TON's transaction executor and virtual machine (wasm), with its errors as results. */
import { type Address, Cell, parseTuple, type TupleItem } from '@ton/core'
import { Executor } from '@ton/sandbox'
import type { GetMethodAnswer } from './types.ts'

/** Context of an execution. */
export type Moment = { config: string /** unix seconds */; now: number; lt: bigint; randomSeed: Buffer }

/** BoCs in base64. */
export type Execution = { transaction: string; shardAccount: string }

const GET_METHOD_GAS = 1_000_000n

export class Machine {
  #executor: Executor

  private constructor(executor: Executor) {
    this.#executor = executor
  }

  static async start(): Promise<Machine> {
    return new Machine(await Executor.create())
  }

  /** Runs a message on an account (BoC of ShardAccount); null if an external message is not accepted. */
  async message(moment: Moment, shardAccount: string, message: Cell): Promise<Execution | null> {
    const { result } = await this.#run(executor =>
      executor.runTransaction({ ...common(moment, shardAccount), message }),
    )
    return result.success ? result : null
  }

  /** Runs the tick or tock transaction of a special account; null if it has none. */
  async tickTock(moment: Moment, shardAccount: string, which: 'tick' | 'tock'): Promise<Execution | null> {
    const { result } = await this.#run(executor => executor.runTickTock({ ...common(moment, shardAccount), which }))
    return result.success ? result : null
  }

  /** After an error the executor is replaced, as its memory may be corrupt. */
  async #run<Result>(work: (executor: Executor) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#executor)
    } catch (error) {
      this.#executor = await Executor.create()
      throw error
    }
  }

  async getMethod(
    moment: Omit<Moment, 'lt'>,
    account: { address: Address; code: Cell; data: Cell; balance: bigint },
    methodId: number,
    stack: TupleItem[],
  ): Promise<GetMethodAnswer> {
    const order = {
      ...account,
      methodId,
      stack,
      config: moment.config,
      unixTime: moment.now,
      randomSeed: moment.randomSeed,
      gasLimit: GET_METHOD_GAS,
      verbosity: 'short' as const,
      debugEnabled: false,
    }
    const { output } = await this.#run(executor => executor.runGetMethod(order))
    if (!output.success) throw new Error(`Get-method ${methodId} could not run: ${output.error}`)
    return {
      exitCode: output.vm_exit_code,
      gasUsed: BigInt(output.gas_used),
      stack: parseTuple(Cell.fromBase64(output.stack)),
    }
  }
}

function common(moment: Moment, shardAccount: string) {
  return {
    ...moment,
    shardAccount,
    libs: null,
    verbosity: 'short' as const,
    ignoreChksig: false,
    debugEnabled: false,
  }
}

/** TVM method id of a get-method's name: CRC-16/XMODEM with bit 16 set. */
export function methodId(name: string): number {
  let crc = 0
  for (const byte of Buffer.from(name)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc | 0x10000
}
