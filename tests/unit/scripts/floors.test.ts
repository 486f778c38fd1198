import { expect, it } from 'vitest'
import { findCycles, floorFaults, importsOf, isCode, roomFaults } from '../../../scripts/checks/floors.ts'

it.each([
  ['islands/X.tsx', "import { a } from '../stores/a.ts'\nimport { useState } from 'react'\nimport('./y.ts')"],
  ['providers/http.ts', 'fetch(url)\nimport * as v from "valibot"'],
  ['worker/worker.ts', 'self.fetch(request)'],
  ['lib/a.ts', '// fetch is for providers\n/* new WebSocket() */\nconst prefetched = 1'],
  ['pages/a.astro', "import * as words from '#words/a.ts'"],
  ['ui/a.tsx', "type A = typeof import('./b.tsx')\nconst link = 'https://ton.org'"],
])('floorFaults accepts %s', (path, text) => {
  expect(floorFaults(path, text)).toEqual([])
})

it.each([
  ['stores/a.ts', 'fetch(url)', 'stores may not ask the network (fetch)'],
  ['lib/a.ts', 'globalThis.fetch(url)', 'lib may not ask the network (fetch)'],
  ['islands/X.tsx', "window['fetch'](url)", 'islands may not ask the network (fetch)'],
  ['islands/X.tsx', 'const { fetch: ask } = globalThis', 'islands may not ask the network (fetch)'],
  ['ui/a.tsx', 'new XMLHttpRequest()', 'ui may not ask the network (XMLHttpRequest)'],
  ['layouts/a.ts', 'navigator.sendBeacon(url)', 'layouts may not ask the network (sendBeacon)'],
  ['pages/a.astro', '<script>new EventSource(url)</script>', 'pages may not ask the network (EventSource)'],
  ['prefetch/a.ts', 'new WebSocket(url)', 'prefetch may not ask the network (WebSocket)'],
  ['stores/a.ts', 'import(`./a`)', 'import(`./a`…: what is imported must be written out'],
  ['stores/a.ts', 'await import(path)', 'import(path…: what is imported must be written out'],
  [
    'lib/a.mjs',
    "import { b } from '../stores/b.ts'",
    'lib may not import from stores, only from itself: hand it over as an argument, or move it down',
  ],
  [
    'ui/a.js',
    "export { b } from '../stores/b.ts'",
    'ui may not import from stores, only from words, domain, ton, lib, routes: hand it over as an argument, or move it down',
  ],
  ['domain/a.ts', "import { z } from 'zod'", 'domain may not use the package zod'],
  ['domain/a.ts', 'document.title = 1', 'domain may not use document.'],
  ['ton/a.ts', 'Buffer.from(a)', 'ton may not use Buffer'],
  ['islands/X.tsx', 'localStorage.clear()', 'islands may not use localStorage'],
  ['utils/a.ts', '', 'no floor is called utils'],
  [
    'ui/a.tsx',
    "import * as words from '../words/en/a.ts'",
    '../words/en/a.ts: import words from #words/, which stands for the language of the site',
  ],
  [
    'lib/a.ts',
    "import * as words from '#words/a.ts'",
    'lib may not import from words, only from itself: hand it over as an argument, or move it down',
  ],
])('floorFaults reports in %s: %s', (path, text, fault) => {
  expect(floorFaults(path, text)).toEqual([`${path}: ${fault}`])
})

it('isCode recognises code in any spelling, but no declaration files, styles or images', () => {
  expect(['a.ts', 'a.tsx', 'a.js', 'a.mjs', 'a.cjs', 'a.jsx', 'a.astro'].every(isCode)).toBe(true)
  expect(['env.d.ts', 'a.css', 'a.svg'].some(isCode)).toBe(false)
})

it('roomFaults reports imports between script folders and allows imports from src', () => {
  const text = "import { a } from '../serve/a.ts'\nimport { b } from '../../src/lib/b.ts'\nimport fs from 'node:fs'"
  expect(roomFaults('localnet/x.ts', text)).toEqual([
    'localnet/x.ts: localnet may not import from serve, only from itself and src',
  ])
  expect(roomFaults('checks/x.ts', text)).toEqual([])
  expect(roomFaults('tools/x.ts', '')).toEqual(['tools/x.ts: no folder of scripts is called tools'])
})

it('findCycles finds import cycles of two and more files, and none in a graph without cycles', () => {
  const edges = (pairs: Record<string, string[]>) => new Map(Object.entries(pairs))
  expect(findCycles(edges({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual([['b', 'c']])
  expect(findCycles(edges({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']])
  expect(findCycles(edges({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

it('importsOf returns the paths of imported files, without comments and packages', () => {
  const text =
    "// from './gone.ts'\nimport a from './a.ts'\nexport * from '../b/c.ts'\nimport('./d.ts')\nimport v from 'valibot'"
  expect(importsOf('x/y.ts', text)).toEqual(['x/a.ts', 'b/c.ts', 'x/d.ts'])
})
