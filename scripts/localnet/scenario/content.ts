/** Token content (TEP-64): on-chain dictionaries, off-chain links, and both. */
import { createHash } from 'node:crypto'
import { beginCell, type Cell, Dictionary } from '@ton/core'
import { snake } from './wallet.ts'

/** Base address of images and metadata at the provider APIs. No host of this name exists. */
export const MEDIA = 'https://media.nanoscope.test'

const ON_CHAIN = 0
const OFF_CHAIN = 1

/** Returns a dictionary of sha256(key) → snake text. */
export function onChain(fields: Record<string, string>): Cell {
  const content = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell())
  for (const [key, value] of Object.entries(fields)) {
    const name = createHash('sha256').update(key).digest()
    content.set(name, snake(Buffer.concat([Buffer.from([0]), Buffer.from(value)])))
  }
  return beginCell().storeUint(ON_CHAIN, 8).storeDict(content).endCell()
}

export function offChain(uri: string): Cell {
  return snake(Buffer.concat([Buffer.from([OFF_CHAIN]), Buffer.from(uri)]))
}
