/** Error answer of the node API. The HTTP status and `code` are the same number. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, text: string) {
    super(text)
    this.code = code
  }
}

/** Returns the server's error for a parameter that cannot be parsed. */
export const unparsable = (text: string): Refusal => new Refusal(422, `failed to parse get request: ${text}`)

export const unknownBlock = (workchain: number, shard: string, seqno: number): Refusal =>
  new Refusal(500, `LITE_SERVER_UNKNOWN: block (${workchain},${shard},${seqno}) is not in db`)

export const notReady = (): Refusal => new Refusal(500, 'LITE_SERVER_NOTREADY: block is not applied')
