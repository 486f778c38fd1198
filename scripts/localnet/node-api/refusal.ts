/** An error answer of the node API: HTTP status and `code` are the same number. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, text: string) {
    super(text)
    this.code = code
  }
}

/** The server's words for a parameter it cannot read. */
export const unparsable = (text: string): Refusal => new Refusal(422, `failed to parse get request: ${text}`)

export const unknownBlock = (workchain: number, shard: string, seqno: number): Refusal =>
  new Refusal(500, `LITE_SERVER_UNKNOWN: block (${workchain},${shard},${seqno}) is not in db`)

export const notReady = (): Refusal => new Refusal(500, 'LITE_SERVER_NOTREADY: block is not applied')
