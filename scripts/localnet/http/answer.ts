import { toJson, type Wire } from './json.ts'

/** What a front sends back, before it is written to a socket. */
export type Answer = { status: number; contentType: string; body: Buffer }

export const jsonAnswer = (status: number, value: Wire): Answer => ({
  status,
  contentType: 'application/json',
  body: Buffer.from(toJson(value)),
})

/** Bytes a route answers instead of JSON. */
export class Bytes {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

export const bytesAnswer = (bytes: Buffer): Answer => ({
  status: 200,
  contentType: 'application/octet-stream',
  body: bytes,
})
