/** Bytes that are compressed once they are old. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'

export class CoolingBytes {
  #bytes: Buffer
  #isCold = false

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** Bytes in memory. */
  get size(): number {
    return this.#bytes.length
  }

  read(): Buffer {
    return this.#isCold ? inflateRawSync(this.#bytes) : this.#bytes
  }

  cool(): void {
    if (this.#isCold) return
    // A copy: zlib cuts its output out of larger chunks.
    this.#bytes = Buffer.from(deflateRawSync(this.#bytes))
    this.#isCold = true
  }
}
