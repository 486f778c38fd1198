import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/build-site.ts'

/** An answer of a provider as received, with the name of the requesting function. */
export type Exchange = { name: string; url: string; status: number; cors: string | null; body: string }

const ROWS = 20

/** `JSON.rawJSON` of Node 22, which is missing in TypeScript's library. */
const rawJson = (digits: string): unknown => Reflect.get(JSON, 'rawJSON')(digits)

/** An answer with truncated lists; numbers keep their digits. */
function shortened(body: string): string {
  const cut = (_: string, value: unknown, context?: { source?: string }): unknown => {
    if (typeof value === 'number' && context?.source) return rawJson(context.source)
    return Array.isArray(value) ? value.slice(0, ROWS) : value
  }
  try {
    return JSON.stringify(JSON.parse(body, cut))
  } catch {
    return body.slice(0, 20_000)
  }
}

/** Writes each answer to a file in `tests/recordings/<date>/`. Returns the folder and the total bytes. */
export function saveExchanges(exchanges: Exchange[], day: string): { folder: string; bytes: number } {
  const folder = join(root, 'tests', 'recordings', day)
  mkdirSync(folder, { recursive: true })
  const texts = exchanges.map(
    exchange => `${JSON.stringify({ ...exchange, body: shortened(exchange.body) }, null, 1)}\n`,
  )
  for (const [at, { name }] of exchanges.entries()) writeFileSync(join(folder, `${name}.json`), texts[at] ?? '')
  return { folder, bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) }
}

/** Names of all members in an answer. */
export function membersOf(body: string): Set<string> {
  const names = new Set<string>()
  try {
    JSON.parse(body, (name, value: unknown) => {
      if (name && !/^\d+$/.test(name)) names.add(name)
      return value
    })
  } catch {}
  return names
}

/** All identifiers in the provider clients; members not among them are never read. */
export function wordsOfClients(): Set<string> {
  const folder = join(root, 'src', 'providers')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
  return new Set(files.flatMap(name => readFileSync(join(folder, name), 'utf8').match(/\w+/g) ?? []))
}
