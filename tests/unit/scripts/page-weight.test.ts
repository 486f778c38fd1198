import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findOver, toPreload, toScripts, weighPage } from '../../../scripts/build/page-weight.ts'

/** Text that brotli cannot compress much below `bytes` bytes. */
const heavy = (bytes: number) => randomBytes(bytes).toString('hex')
const reader = ['reader.x1.js', 'throw Error("wrong exotic cell")'] as const
/** Other scripts that pages load first. */
const others = [
  'full-block.f1.js',
  'load-jetton.j1.js',
  'JettonCards.c1.js',
  'registration.g1.js',
  'load-nft.n1.js',
  'index-v3-trace.i1.js',
  'recent-index.r1.js',
  'index-v3-account.a1.js',
].map(name => [name, ''] as const)
const island = (name: string) =>
  `<astro-island component-url="/_astro/${name}" renderer-url="/_astro/client.y2.js"></astro-island>`

describe('the weight of a page', () => {
  it('the weight of a page counts its scripts and their imports, each once', () => {
    const scripts = toScripts([
      ['Screen.a1.js', 'import{a}from"./core.b2.js";import"./side.c3.js";export{z}from`./words.d4.js`;'],
      ['core.b2.js', "import{q}from'./words.d4.js';export const a=1"],
      ['side.c3.js', 'import {x} from "./core.b2.js"'],
      ['words.d4.js', 'export const q=2,z=3'],
      ['client.y2.js', 'export default 1'],
      ['idle.e5.js', 'export default 2'],
    ])
    const { loaded, own } = weighPage('blocks.html', island('Screen.a1.js'), scripts)
    expect(loaded.toSorted()).toEqual(['Screen.a1.js', 'client.y2.js', 'core.b2.js', 'side.c3.js', 'words.d4.js'])
    expect(own).toBe(loaded.reduce((sum, name) => sum + (scripts.get(name)?.size ?? 0), 0))
  })

  it('the weight of a page excludes dynamic imports and React', () => {
    const scripts = toScripts([
      ['Screen.a1.js', 'import"./react-dom.r1.js";const later=()=>import("./late.l1.js")'],
      ['react-dom.r1.js', heavy(9000)],
      ['client.y2.js', 'import"./react-dom.r1.js"'],
      ['late.l1.js', heavy(9000)],
    ])
    const head = '<script>const later=import("/_astro/late.l1.js")</script>'
    const { loaded, own } = weighPage('blocks.html', head + island('Screen.a1.js'), scripts)
    expect(loaded).not.toContain('late.l1.js')
    expect(own).toBeLessThan(200)
  })

  it('the weight of a page excludes scripts named in comments and texts', () => {
    const scripts = toScripts([
      ['client.y2.js', ''],
      ['Screen.a1.js', ''],
    ])
    const html = '<!-- <script src="/_astro/gone.g1.js"></script> --><p>/_astro/gone.g1.js</p>'
    expect(weighPage('blocks.html', html + island('Screen.a1.js'), scripts).loaded).not.toContain('gone.g1.js')
  })

  it('the HTML weight of a page is its size after brotli', () => {
    const html = `<p>${'word '.repeat(500)}</p>`
    expect(weighPage('blocks.html', html, new Map()).html).toBe(brotliCompressSync(html).length)
  })

  it('weighing a page throws when a script is missing', () => {
    const scripts = toScripts([['client.y2.js', '']])
    expect(() => weighPage('blocks.html', island('Gone.g1.js'), scripts)).toThrow('Gone.g1.js, which was not built')
  })
})

describe('budgets of pages', () => {
  const build = (...files: (readonly [string, string])[]) =>
    toScripts([reader, ...others, ['client.y2.js', ''], ...files])

  it.each([
    { page: 'index.html', bytes: 14_000, over: 0 },
    { page: 'index.html', bytes: 15_500, over: 1 },
    { page: '404.html', bytes: 15_500, over: 1 },
    { page: 'address.html', bytes: 15_500, over: 0 },
    { page: 'address.html', bytes: 25_500, over: 1 },
  ])('$page with $bytes bytes of its scripts is over budget: $over', ({ page, bytes, over }) => {
    const scripts = build(['Screen.a1.js', heavy(bytes)])
    const faults = findOver([weighPage(page, island('Screen.a1.js'), scripts)], scripts)
    expect(faults).toHaveLength(over)
    for (const fault of faults)
      expect(fault).toMatch(new RegExp(`^${page}: own JavaScript of \\d+ bytes, at most \\d+$`))
  })

  it('findOver reports HTML that is too heavy', () => {
    const scripts = build()
    expect(findOver([weighPage('dns.html', heavy(12_100), scripts)], scripts)).toEqual([
      expect.stringMatching(/^dns\.html: HTML of \d+ bytes, at most 12000$/),
    ])
  })

  it.each([
    { count: 26, faults: [] },
    { count: 27, faults: ['blocks.html: 29 scripts at once, at most 28'] },
  ])('findOver reports a page with too many scripts: $count beside its island', ({ count, faults }) => {
    const parts = Array.from({ length: count }, (_, n) => `part.${n}.js`)
    const screen = parts.map(name => `import"./${name}"`).join(';')
    const scripts = build(['Screen.a1.js', screen], ...parts.map(name => [name, ''] as const))
    expect(findOver([weighPage('blocks.html', island('Screen.a1.js'), scripts)], scripts)).toEqual(faults)
  })

  it("findOver reports a page that loads the reader of TON's bytes at once, in whichever chunk", () => {
    const scripts = build(['Screen.a1.js', 'import"./core.b2.js"'], ['core.b2.js', 'throw Error(`wrong exotic cell`)'])
    expect(findOver([weighPage('tx.html', island('Screen.a1.js'), scripts)], scripts)).toEqual([
      "tx.html: loads core.b2.js, which reads TON's bytes, before there are any",
    ])
  })

  it('findOver fails when no page was built or no script reads bytes', () => {
    expect(findOver([], build())).toEqual(['no page was built'])
    const scripts = toScripts([['reader.x1.js', ''], ...others])
    expect(findOver([weighPage('tx.html', '<p></p>', scripts)], scripts)).toEqual([
      "no script reads TON's bytes: its words are not those looked for",
    ])
  })
})

it.each(['reader', 'full-block', 'load-nft'])('findOver fails without the chunk %s, which pages preload', chunk => {
  const files = [['cells.c1.js', reader[1]] as const, ['reader.x1.js', ''] as const, ...others]
  const scripts = toScripts(files.filter(([name]) => !name.startsWith(`${chunk}.`)))
  expect(findOver([weighPage('tx.html', '<p></p>', scripts)], scripts)).toEqual([
    `no script, or more than one, is the chunk ${chunk}, which pages load first`,
  ])
})

describe('preloads of a page', () => {
  const scripts = toScripts([
    ['reader.x1.js', 'import"./cells.c1.js"'],
    ['cells.c1.js', 'throw Error("wrong exotic cell")'],
    ['client.y2.js', 'import"./react-dom.r1.js"'],
    ['react-dom.r1.js', ''],
    ['Screen.a1.js', 'import"./react-dom.r1.js";const later=()=>import("./late.l1.js")'],
    ['late.l1.js', ''],
    ...others,
  ])
  const loaded = ['Screen.a1.js', 'client.y2.js', 'react-dom.r1.js']

  it.each([
    { page: 'index.html', names: loaded },
    { page: 'blocks.html', names: loaded },
    { page: 'tx.html', names: [...loaded, 'reader.x1.js', 'cells.c1.js', 'index-v3-trace.i1.js'] },
    { page: 'block.html', names: [...loaded, 'full-block.f1.js'] },
    { page: 'nft/item.html', names: [...loaded, 'load-nft.n1.js'] },
  ])('the preloads of $page are: $names', ({ page, names }) => {
    expect(toPreload(page, island('Screen.a1.js'), scripts).toSorted()).toEqual(names.toSorted())
  })

  it('preloads do not count in the weight of a page', () => {
    const link = '<link rel="modulepreload" href="/_astro/reader.x1.js">'
    expect(weighPage('tx.html', link + island('Screen.a1.js'), scripts).loaded).not.toContain('reader.x1.js')
  })
})
