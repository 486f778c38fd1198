import type { Fixtures } from '../../chain/types.ts'
import { type Content, readContent } from './content.ts'
import type { JettonMaster } from './readers.ts'

export type Metadata = Record<string, unknown>

/** Returns a token's metadata. On-chain fields take precedence over linked ones (TEP-64, semi-chain). */
export function metadataOf(fixtures: Fixtures, content: Content | null): Metadata {
  if (!content) return {}
  const linked = content.uri === undefined ? {} : (fixtures.metadata.get(content.uri) ?? {})
  const own = Object.fromEntries([...content.fields].filter(([key]) => key !== 'uri' && !/^[0-9a-f]{64}$/.test(key)))
  return { ...linked, ...own }
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export type JettonMetadata = {
  name: string
  symbol: string
  decimals: number
  image: string | undefined
  description: string | undefined
}

const DEFAULT_DECIMALS = 9

/** Reads decimals given as text or number; returns the default for anything else. */
function decimalsOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 255
    ? number
    : DEFAULT_DECIMALS
}

export function jettonMetadata(fixtures: Fixtures, master: JettonMaster): JettonMetadata {
  const metadata = metadataOf(fixtures, readContent(master.content))
  return {
    name: textOf(metadata.name) ?? '',
    symbol: textOf(metadata.symbol) ?? '',
    decimals: decimalsOf(metadata.decimals),
    image: textOf(metadata.image),
    description: textOf(metadata.description),
  }
}
