/** TON's transaction executor and virtual machine, compiled by Emscripten: text input, JSON output. */
export type EmulatorModule = {
  _malloc(bytes: number): number
  _free(pointer: number): void
  lengthBytesUTF8(text: string): number
  stringToUTF8(text: string, pointer: number, bytes: number): void
  UTF8ToString(pointer: number): string
  _create_emulator(config: number, verbosity: number): number
  _destroy_emulator(emulator: number): void
  _emulate_with_emulator(
    emulator: number,
    libraries: number,
    account: number,
    message: number,
    parameters: number,
  ): number
  _run_get_method(parameters: number, stack: number, config: number): number
}

/** Levels of the log: instructions; also their places and the remaining gas; also the stack before each. */
export const LOG = { none: 0, instructions: 1, places: 3, stacks: 4 } as const
export type LogDetail = (typeof LOG)[keyof typeof LOG]

/** Maximum log length: the emulator keeps the last megabyte. */
export const MAX_LOG_LENGTH = 1_048_576

/** Newest version of the network's rules (`ConfigParam 8`) that the emulator supports: TON's release of 2025-11. */
export const EMULATED_VERSION = 12

/** Inputs of one transaction. Bags of cells are base64. */
export type EmulatedInput = {
  /** `Hashmap 32 ^Cell` of all parameters */
  config: string
  /** `HashmapE 256 ^Cell`; null if empty */
  libraries: string | null
  /** `ShardAccount` */
  account: string
  /** the received message, or the kind of a tick-tock transaction */
  cause: { message: string } | 'tick' | 'tock'
  /** unix seconds */
  utime: number
  /** decimal text */
  lt: string
  /** seed of the block, in hex */
  randomSeed: string
}

/** Result of a transaction. `transaction`, `account` and `actions` (an `OutList`, may be null) are bags in base64. */
export type Emulated =
  | { status: 'done'; transaction: string; account: string; log: string; actions: string | null }
  | { status: 'refused'; reason: string; log: string }

/** Input of a get-method with an account's code and data; bags are base64. */
export type MethodInput = {
  config: string
  libraries: string | null
  code: string
  data: string
  address: string
  /** nanoTON as decimal text */
  balance: string
  utime: number
  method: number
  /** `VmStack` */
  stack: string
  /** hex */
  randomSeed: string
}

/** Result of a get-method; `stack` is a `VmStack` as a bag in base64. */
export type MethodOutput = { stack: string; exitCode: number; gasUsed: string; log: string }

/** Error if the emulator could not run: invalid input or out of memory. */
export class EmulatorError extends Error {
  override name = 'EmulatorError'
}

/** JSON from the emulator; its fields are validated on access. */
type Fields = { readonly [name: string]: unknown }
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export class Emulator {
  readonly #module: EmulatorModule

  constructor(module: EmulatorModule) {
    this.#module = module
  }

  /** Runs one transaction. Throws `EmulatorError`; the module's memory may then be corrupt. */
  transaction(input: EmulatedInput, detail: LogDetail): Emulated {
    const { cause, utime, lt, randomSeed } = input
    const isMessage = typeof cause === 'object'
    const parameters = {
      utime,
      lt,
      rand_seed: randomSeed,
      ignore_chksig: false,
      debug_enabled: false,
      ...(!isMessage && { is_tick_tock: true, is_tock: cause === 'tock' }),
    }
    const texts = [input.config, input.libraries, input.account, isMessage ? cause.message : '']
    const { output } = this.#call([...texts, JSON.stringify(parameters)], ([config = 0, ...others]) => {
      const emulator = this.#module._create_emulator(config, detail)
      if (!emulator) throw new EmulatorError('the configuration was refused')
      const [libraries = 0, account = 0, message = 0, settings = 0] = others
      const answer = this.#module._emulate_with_emulator(emulator, libraries, account, message, settings)
      this.#module._destroy_emulator(emulator)
      return answer
    })
    const read = fieldsOf(output)
    const log = textOf(read.vm_log)
    if (read.success !== true) return { status: 'refused', reason: textOf(read.error), log }
    return {
      status: 'done',
      transaction: textOf(read.transaction),
      account: textOf(read.shard_account),
      log,
      actions: textOf(read.actions) || null,
    }
  }

  /** Runs a get-method with a gas limit of 1,000,000. Throws `EmulatorError`. */
  method(input: MethodInput, detail: LogDetail): MethodOutput {
    const parameters = {
      code: input.code,
      data: input.data,
      verbosity: detail,
      libs: input.libraries ?? '',
      address: input.address,
      unixtime: input.utime,
      balance: input.balance,
      rand_seed: input.randomSeed,
      gas_limit: '1000000',
      method_id: input.method,
      debug_enabled: false,
    }
    const { output } = this.#call(
      [JSON.stringify(parameters), input.stack, input.config],
      ([settings = 0, ...others]) => this.#module._run_get_method(settings, others[0] ?? 0, others[1] ?? 0),
    )
    const read = fieldsOf(output)
    if (read.success !== true) throw new EmulatorError(textOf(read.error))
    return {
      stack: textOf(read.stack),
      exitCode: Number(read.vm_exit_code),
      gasUsed: String(read.gas_used),
      log: textOf(read.vm_log),
    }
  }

  /** Copies the texts into the module's memory for one call; null becomes a null pointer. */
  #call(texts: readonly (string | null)[], invoke: (pointers: number[]) => number): Fields {
    const pointers = texts.map(text => (text === null ? 0 : this.#write(text)))
    let read: Fields
    try {
      const answer = invoke(pointers)
      read = fieldsOf(JSON.parse(this.#module.UTF8ToString(answer)))
      this.#module._free(answer)
      for (const pointer of pointers) if (pointer) this.#module._free(pointer)
    } catch (error) {
      throw error instanceof EmulatorError ? error : new EmulatorError(String(error))
    }
    if (read.fail === true) throw new EmulatorError(textOf(read.message))
    return read
  }

  #write(text: string): number {
    const bytes = this.#module.lengthBytesUTF8(text) + 1
    const pointer = this.#module._malloc(bytes)
    if (!pointer) throw new EmulatorError('out of memory')
    this.#module.stringToUTF8(text, pointer, bytes)
    return pointer
  }
}
