/** TON's transaction executor and virtual machine as Emscripten compiled them: texts in, JSON out. */
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

/** Lines of the log: instructions alone; with the place of each and the gas that is left; with the stack before each too. */
export const LOG = { none: 0, instructions: 1, places: 3, stacks: 4 } as const
export type LogDetail = (typeof LOG)[keyof typeof LOG]

/** The emulator keeps the last megabyte of a log. */
export const MAX_LOG_LENGTH = 1_048_576

/** Newest version of the network's rules (`ConfigParam 8`) that the emulator knows: that of TON's release of 2025-11. */
export const EMULATED_VERSION = 12

/** Inputs of one transaction. Bags of cells are base64. */
export type EmulatedInput = {
  /** `Hashmap 32 ^Cell` of all parameters */
  config: string
  /** `HashmapE 256 ^Cell`, null without any */
  libraries: string | null
  /** `ShardAccount` */
  account: string
  /** the message as it was received; for a tick or tock transaction which of the two */
  cause: { message: string } | 'tick' | 'tock'
  /** unix seconds */
  utime: number
  /** decimal text */
  lt: string
  /** of the block, hex */
  randomSeed: string
}

/** `transaction` and `account` are bags in base64, `actions` too (an `OutList`); null without any. */
export type Emulated =
  | { status: 'done'; transaction: string; account: string; log: string; actions: string | null }
  | { status: 'refused'; reason: string; log: string }

/** Arguments of a get-method on an account's code and data; bags of cells are base64. */
export type MethodInput = {
  config: string
  libraries: string | null
  code: string
  data: string
  address: string
  /** nanoTON, decimal text */
  balance: string
  utime: number
  method: number
  /** `VmStack` */
  stack: string
  /** hex */
  randomSeed: string
}

/** `stack` is a `VmStack` as a bag in base64. */
export type MethodOutput = { stack: string; exitCode: number; gasUsed: string; log: string }

/** The emulator could not run at all: its input is no input, or its memory was not enough. */
export class EmulatorError extends Error {
  override name = 'EmulatorError'
}

/** JSON of the emulator, which is part of this site: its fields are looked up, not trusted to be there. */
type Fields = { readonly [name: string]: unknown }
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export class Emulator {
  readonly #module: EmulatorModule

  constructor(module: EmulatorModule) {
    this.#module = module
  }

  /** Runs one transaction. Throws an `EmulatorError`; after it the module's memory may be damaged. */
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

  /** Runs a get-method with a gas limit of 1,000,000. Throws an `EmulatorError`. */
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

  /** Places the texts in the module's memory for one call; null becomes a null pointer. */
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
