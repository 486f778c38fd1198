import { toJson, type Wire } from './json.ts'

/** Answer of a provider API, not yet sent. */
export type Answer = { status: number; contentType: string; body: Buffer }

export const jsonAnswer = (status: number, value: Wire): Answer => ({
  status,
  contentType: 'application/json',
  body: Buffer.from(toJson(value)),
})

/** Binary result of a route, in place of JSON. */
export class Bytes {
  readonly bytes: Buffer
  readonly contentType: string
  constructor(bytes: Buffer, contentType = 'application/octet-stream') {
    this.bytes = bytes
    this.contentType = contentType
  }
}

export const bytesAnswer = ({ bytes, contentType }: Bytes): Answer => ({ status: 200, contentType, body: bytes })
