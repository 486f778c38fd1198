/** Dictionary keys and edge labels (`HmLabel`), as strings of binary digits. */
import type { Builder, Slice } from '@ton/core'

/** Fixed-width key in binary digits. */
export function bitKey(key: bigint | Buffer, bits: number): string {
  const number = typeof key === 'bigint' ? key : BigInt(`0x${key.toString('hex')}`)
  return number.toString(2).padStart(bits, '0')
}

/** Writes `HmLabel` in its shortest form: hml_short, hml_long or hml_same. */
export function writeLabel(builder: Builder, label: string, maxBits: number): void {
  const lengthBits = maxBits === 0 ? 0 : 32 - Math.clz32(maxBits)
  const first = label[0]
  const uniform = first !== undefined && !label.includes(first === '1' ? '0' : '1')
  if (uniform && label.length > 1 && lengthBits < 2 * label.length - 1) {
    builder.storeUint(first === '1' ? 7 : 6, 3).storeUint(label.length, lengthBits)
    return
  }
  if (lengthBits < label.length) {
    builder.storeUint(2, 2).storeUint(label.length, lengthBits)
  } else {
    builder.storeBit(0)
    for (let at = 0; at < label.length; at++) builder.storeBit(1)
    builder.storeBit(0)
  }
  for (const bit of label) builder.storeBit(bit === '1')
}

/** Reads an `HmLabel` of at most `maxBits` bits. */
export function readLabel(slice: Slice, maxBits: number): string {
  const lengthBits = maxBits === 0 ? 0 : 32 - Math.clz32(maxBits)
  const short = !slice.loadBit()
  const uniform = !short && slice.loadBit()
  if (uniform) {
    const bit = slice.loadBit() ? '1' : '0'
    return bit.repeat(slice.loadUint(lengthBits))
  }
  let length = short ? 0 : slice.loadUint(lengthBits)
  if (short) while (slice.loadBit()) length++
  // Not built bit by bit: V8 stores such a string as a chain of pieces, with a hundred times the memory.
  return length === 0 ? '' : slice.loadUintBig(length).toString(2).padStart(length, '0')
}
