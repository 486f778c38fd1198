import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frontRows, postRoutes } from '../../../scripts/build/front-rows.ts'

/** Calls that the document names, each as provider and route. Path parameters are `*`. */
const documented = [
  ...readFileSync(new URL('../../../docs/screens.md', import.meta.url), 'utf8').matchAll(
    /\b(toncenter|tonapi)\s+`([^`]+)`/g,
  ),
].map(([, provider, route = '']) => `${provider} ${route.replaceAll(/\{\w+\}/g, '*')}`)

/** Calls that the stores make: another test compares the caching front's rows with the stores. */
const routes = [...frontRows.map(([route]) => route), ...postRoutes]
const made = routes.map(route =>
  route.replace('/api/v2/', 'toncenter ').replace('/api/', 'toncenter ').replace('/v2/', 'tonapi '),
)

describe('docs/screens.md', () => {
  it('docs/screens.md names every call that a screen makes', () => {
    expect(made.filter(call => !documented.includes(call))).toEqual([])
  })

  it('docs/screens.md names no call that no screen makes', () => {
    expect(documented.length).toBeGreaterThan(50)
    expect(documented.filter(call => !made.includes(call))).toEqual([])
  })
})
