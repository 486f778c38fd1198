import { vi } from 'vitest'
import { parseJson } from '../../../src/lib/json.ts'
import { readValidators } from '../../../src/ton/proof/validators.ts'
import { openScreen } from '../../support/screen.ts'

/** Changes an answer of a route; undefined where it is not the one to change. */
type Change = (route: string, answer: unknown) => unknown

type Island = Parameters<typeof openScreen>[1]

/** The route of a call without what it asks for. */
const routeOf = (url: string) =>
  new URL(url, 'http://site.test').pathname.replace(/\(.*?\)|(?:0|-1):[0-9a-f]{64}|[0-9a-f]{64}|%28.*?%29/gi, '{}')

/** Set of validators that a build for this network pins. */
async function anchorsOf(origin: string): Promise<string> {
  const { config } = (await (await fetch(`${origin}/v2/blockchain/config/raw`)).json()) as {
    config: { config_param34: string }
  }
  const checked = await readValidators(Uint8Array.from(Buffer.from(config.config_param34, 'hex')))
  if (checked.kind !== 'proved') throw new Error('the network names no validators')
  const { hash, until } = checked.facts
  return JSON.stringify({ made: until - 1, sets: [[until, hash, 1]] })
}

/** `seen` gets the true answers by their routes; `instead` replaces a part of what is asked. */
type Lies = { seen?: Map<string, unknown>; instead?: [asked: string, other: string] }

/** Opens a screen whose providers answer through `change`. */
export async function openLying(path: string, load: Island, change: Change, { seen = new Map(), instead }: Lies = {}) {
  const lying: Island = async () => {
    const honest = globalThis.fetch
    let anchors: Promise<string> | undefined
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (url === '/anchors.json') {
        anchors ??= anchorsOf(new URL(String(import.meta.env.PUBLIC_INDEXER_API_URL)).origin)
        return new Response(await anchors)
      }
      const answer = await honest(instead ? url.replace(...instead) : url, init)
      if (!answer.headers.get('content-type')?.includes('json') || !answer.ok) return answer
      const body = parseJson(await answer.text())
      seen.set(routeOf(url), body)
      return new Response(JSON.stringify(change(routeOf(url), body) ?? body))
    })
    return load()
  }
  return openScreen(path, lying)
}

/** Another value of the same form. */
function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return value
  if (/^-?\d+$/.test(value)) return String(BigInt(value) + 1n)
  const at = Math.floor(value.length / 2)
  const [digit = ''] = value.slice(at)
  const other = /[0-9a-f]/i.test(digit) ? (digit === '7' ? '6' : '7') : 'x'
  return value.slice(0, at) + other + value.slice(at + 1)
}

/** A copy in which the value at a place is another one. */
export function changed(answer: unknown, [key, ...below]: string[]): unknown {
  if (key === undefined) return otherValue(answer)
  if (Array.isArray(answer)) return answer.map((item, i) => (String(i) === key ? changed(item, below) : item))
  return { ...(answer as object), [key]: changed((answer as Record<string, unknown>)[key], below) }
}

/** Places of all values in an answer, the first two rows of each list alone. */
export function placesIn(answer: unknown): string[][] {
  if (typeof answer !== 'object' || answer === null) return [[]]
  const entries = Array.isArray(answer) ? Object.entries(answer.slice(0, 2)) : Object.entries(answer)
  return entries.flatMap(([key, value]) => placesIn(value).map(place => [key, ...place]))
}

const MARK = 'Signed by validators, checked here'

/** Figures of the page by what draws them: those with the mark of a proof, and words about those that differ. */
export function verdicts() {
  const marked = [...document.querySelectorAll(`[aria-label="${MARK}"]`)].map(mark => {
    const place = mark.closest('dd, p, span.text-sm') ?? mark.parentElement
    const label = place?.previousElementSibling?.textContent ?? place?.parentElement?.firstChild?.textContent ?? ''
    return `${label.trim()}: ${place?.textContent?.trim()}`
  })
  const said = [...document.querySelectorAll('main *')].flatMap(({ children, textContent }) =>
    children.length === 0 && / says /.test(textContent ?? '') ? [textContent ?? ''] : [],
  )
  return { marked, said }
}
