import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { fakeCall } from '../support/provider.ts'
import { adapterNames } from './support/adapter-modules.ts'

// No turn is waited for; the clients read it when they are loaded.
vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
const { calls } = await import('../../scripts/probe/calls.ts')
const { tour } = await import('../../scripts/probe/tour.ts')

const folder = join(import.meta.dirname, '..', 'recordings')
const newest = existsSync(folder) ? readdirSync(folder).toSorted().at(-1) : undefined
const files = newest ? readdirSync(join(folder, newest)) : []
if (!newest) console.log('No recording of real providers is here: `npm run probe` makes one.')

const exchange = v.object({ name: v.string(), status: v.number(), cors: v.nullable(v.string()), body: v.string() })
const read = (file: string) => v.parse(exchange, JSON.parse(readFileSync(join(folder, newest ?? '', file), 'utf8')))

it('the probe has an example of every provider function', async () => {
  expect(Object.keys(calls).toSorted()).toEqual((await adapterNames()).toSorted())
})

it('each example of the probe calls the function of its name', () => {
  expect(Object.values(calls).map(({ get }) => get.name)).toEqual(Object.keys(calls))
})

if (newest)
  describe('the newest recording of real providers', () => {
    it.each(files)('the recorded answer %s allows CORS and is below status 500', file => {
      const { status, cors } = read(file)
      expect(status).toBeLessThan(500)
      expect(cors).not.toBeNull()
    })

    it('the product reads the recording of real providers to the last row', async () => {
      const recorded = new Map(files.map(file => [read(file).name, read(file)]))
      vi.stubGlobal('document', { visibilityState: 'visible' })
      vi.stubGlobal('location', { href: 'http://site.test/' })
      const faults: string[] = []
      await tour('any.ton', async (name, load) => {
        const { status, body } = recorded.get(name) ?? { status: 404, body: '{"error":"not recorded"}' }
        vi.stubGlobal('fetch', async () => new Response(body, { status }))
        if (status >= 400) return undefined
        try {
          const value = await load(fakeCall())
          const unreadable = typeof value === 'object' && value && Reflect.get(value, 'unreadable')
          if (unreadable) faults.push(`${name}: ${unreadable} rows left out`)
          return value
        } catch (error) {
          faults.push(`${name}: ${error}`)
          return undefined
        }
      })
      vi.unstubAllGlobals()
      expect(faults).toEqual([])
    })

    it('the recording of real providers is under a megabyte', () => {
      const bytes = files.reduce((sum, file) => sum + readFileSync(join(folder, newest ?? '', file)).length, 0)
      expect(bytes).toBeLessThan(1_000_000)
    })
  })
