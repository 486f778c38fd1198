import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leaveOut } from '../../../scripts/build/left-out.ts'

const packages = join(import.meta.dirname, '../../../node_modules')
const moduleAt = (path: string) => createRequire(import.meta.url).resolve(join(packages, path))
const LISTEN_KEYS = moduleAt('nanostores/listen-keys/index.js')
const CLIENT = moduleAt('@astrojs/react/dist/client.js')
const inClient = { environment: { name: 'client' } }

test('the replacement of an omitted module has the same exports', async () => {
  const { load } = leaveOut()
  const names = (text = '') => [...text.matchAll(/export (?:const |\{ )(\w+)/g)].map(match => match[1]).toSorted()
  expect(names(load(LISTEN_KEYS))).toEqual(Object.keys(await import(LISTEN_KEYS)).toSorted())
  expect(names(load(CLIENT))).toEqual(Object.keys(await import(CLIENT)).toSorted())
  expect(load(join(packages, 'nanostores/map/index.js'))).toBeUndefined()
})

test('a build fails when a module to omit is never loaded', () => {
  const { load, buildEnd } = leaveOut()
  load(CLIENT)
  expect(() => buildEnd.call(inClient)).toThrow('no page loads nanostores/listen-keys/index.js, which')
  expect(() => buildEnd.call(inClient, new Error('another fault'))).not.toThrow()
  expect(() => buildEnd.call({ environment: { name: 'ssr' } })).not.toThrow()
  load(LISTEN_KEYS)
  expect(() => buildEnd.call(inClient)).not.toThrow()
})

test("Vite's preloader is omitted from a build, which fails when it is missing", () => {
  const { configResolved } = leaveOut()
  const plugins = ['before', 'native:import-analysis-build', 'after'].map(name => ({ name }))
  configResolved({ command: 'build', plugins })
  expect(plugins.map(({ name }) => name)).toEqual(['before', 'after'])
  expect(() => configResolved({ command: 'build', plugins })).toThrow('native:import-analysis-build')
  expect(() => configResolved({ command: 'serve', plugins })).not.toThrow()
})
