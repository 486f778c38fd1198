/** Bytes that can be compressed when they are old. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'

export class CoolingBytes {
  #bytes: Buffer
  #isCold = false

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** Number of bytes in memory. */
  get size(): number {
    return this.#bytes.length
  }

  read(): Buffer {
    return this.#isCold ? inflateRawSync(this.#bytes) : this.#bytes
  }

  cool(): void {
    if (this.#isCold) return
    // Copied, because zlib returns slices of larger buffers.
    this.#bytes = Buffer.from(deflateRawSync(this.#bytes))
    this.#isCold = true
  }
}
