import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createFetch } from 'ofetch'
import { mainCall } from '../../src/lib/call.ts'
import { INDEXER_URL, NODE_URL } from '../../src/providers/public.ts'
import { root } from '../build/build-site.ts'
import { importBundled, pageGlobals } from '../build/import-bundled.ts'
import { type Exchange, membersOf, saveExchanges, wordsOfClients } from './record.ts'

/**
 * Calls every route of the real providers once, at a visitor's pace, and reads the answers like the product. Requires internet; meant for
 * use before a release. A build's settings select other providers; `--origin` sets the requesting site.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'https://nanoscope.example' },
    domain: { type: 'string', default: 'foundation.ton' },
    save: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const bases = [process.env.PUBLIC_NODE_API_URL ?? NODE_URL, process.env.PUBLIC_INDEXER_API_URL ?? INDEXER_URL]

type Row = { name: string; outcome: string; rows: string; left: string }
const exchanges: Exchange[] = []
const rows: Row[] = []

let asking = ''
const { raw: ask } = createFetch({ fetch: globalThis.fetch })
/** Sends a request like a browser from another origin, and records the answer. */
async function askAsBrowser(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const url = String(input instanceof Request ? input.url : input)
  const answer = await ask(url, {
    ...(init?.signal ? { signal: init.signal } : {}),
    ...(init?.body ? { method: 'POST', body: init.body } : {}),
    headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: values.origin },
    responseType: 'text',
    // Error bodies are results too, and the product's clients retry.
    ignoreResponseError: true,
    retry: 0,
  })
  const body = answer._data ?? ''
  exchanges.push({
    name: asking,
    url,
    status: answer.status,
    cors: answer.headers.get('access-control-allow-origin'),
    body,
  })
  return new Response(body, { status: answer.status })
}
Object.assign(globalThis, pageGlobals, { fetch: askAsBrowser })

/** Number of rows of the longest list in the product's result. */
function countRows(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '–'
  const lists = [value, ...Object.values(value)].filter(Array.isArray)
  return lists.length > 0 ? String(Math.max(...lists.map(list => list.length))) : '1'
}
const leftOut = (value: unknown) =>
  String((typeof value === 'object' && value && Reflect.get(value, 'unreadable')) || 0)

const { tour } = await importBundled<typeof import('./tour.ts')>(join(root, 'scripts', 'probe', 'tour.ts'))
const { lag, unasked } = await tour(values.domain, async (name, load) => {
  asking = name
  const call = mainCall(AbortSignal.timeout(120_000))
  try {
    const value = await load(call)
    rows.push({ name, outcome: 'read', rows: countRows(value), left: leftOut(value) })
    return value
  } catch (error) {
    rows.push({ name, outcome: error instanceof Error ? error.message : String(error), rows: '–', left: '–' })
    return undefined
  }
})

/** Without CORS headers, a page sees a refusal as a network error. */
for (const [at, path] of ['/getAddressInformation?address=nonsense', '/accounts/nonsense'].entries()) {
  asking = at === 0 ? 'a refusal of the node' : 'a refusal of the indexer'
  await askAsBrowser(`${bases[at]}${path}`).catch(() => {})
  rows.push({ name: asking, outcome: 'asked', rows: '–', left: '–' })
}

const known = wordsOfClients()
console.log(
  [
    'route'.padEnd(26),
    'status',
    'CORS'.padEnd(8),
    'rows'.padStart(5),
    'left out',
    'outcome; members unknown to us',
  ].join('  '),
)
for (const { name, outcome, rows: count, left } of rows) {
  const own = exchanges.filter(exchange => exchange.name === name)
  const last = own.at(-1)
  const strange = [...membersOf(last?.body ?? '')].filter(member => !known.has(member))
  const words = [outcome, strange.slice(0, 12).join(' ')].filter(Boolean).join('; ')
  const cors = last?.cors ? (last.cors === '*' ? '*' : 'own') : 'NONE'
  const statuses = own.map(({ status }) => status).join(',') || '–'
  console.log(
    [name.padEnd(26), statuses.padEnd(6), cors.padEnd(8), count.padStart(5), left.padStart(8), words].join('  '),
  )
}
console.log(`\nThe index is ${lag ?? 'an unknown number of'} blocks behind the node.`)
if (unasked.length > 0) console.log(`Not asked, because nothing to ask about was found: ${unasked.join(', ')}.`)
if (values.save) {
  const newest = [...new Map(exchanges.map(exchange => [exchange.name.replaceAll(' ', '-'), exchange])).entries()]
  const day = new Date().toISOString().slice(0, 10)
  const { folder, bytes } = saveExchanges(
    newest.map(([name, exchange]) => ({ ...exchange, name })),
    day,
  )
  console.log(`${newest.length} answers, ${bytes} bytes, in ${folder.slice(root.length + 1)}`)
}
process.exit(rows.every(({ outcome, left }) => /^(?:read|asked)$/.test(outcome) && /^[–0]$/.test(left)) ? 0 : 1)
