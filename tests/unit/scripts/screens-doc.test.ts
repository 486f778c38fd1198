import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frontRows, postRoutes } from '../../../scripts/build/front-rows.ts'

/** The calls that the table of screens names: `N` of the node API, `I` of the indexer, what differs between screens as `*`. */
const documented = [
  ...readFileSync(new URL('../../../docs/screens.md', import.meta.url), 'utf8').matchAll(
    /\b([NI]) (?:\d × )?`([^`]+)`/g,
  ),
].map(([, provider, route = '']) => `${provider} ${route.replaceAll(/\{\w+\}/g, '*')}`)

/** The calls that the stores make, which another test holds the front's rows to. */
const routes = [...frontRows.map(([route]) => route), ...postRoutes]
const made = routes.map(route => route.replace('/api/v2/', 'N ').replace('/api/', 'N ').replace('/v2/', 'I '))

describe('docs/screens.md', () => {
  it('docs/screens.md names every call that a screen makes', () => {
    expect(made.filter(call => !documented.includes(call))).toEqual([])
  })

  it('docs/screens.md names no call that no screen makes', () => {
    expect(documented.length).toBeGreaterThan(50)
    expect(documented.filter(call => !made.includes(call))).toEqual([])
  })
})
