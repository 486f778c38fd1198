import { vi } from 'vitest'
import { parseJson } from '../../../src/lib/json.ts'
import { readValidators } from '../../../src/ton/proof/validators.ts'
import { routeOf } from '../../support/lies.ts'
import { openScreen } from '../../support/screen.ts'

/** Changes an answer of a route; undefined where it is not the one to change. */
type Change = (route: string, answer: unknown) => unknown

type Island = Parameters<typeof openScreen>[1]

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

/** `seen` collects the true answers by route; `instead` replaces a part of requested URLs. */
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
