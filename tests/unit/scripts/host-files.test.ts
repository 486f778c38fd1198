import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  headersFile,
  hostFiles,
  nginxFile,
  redirectsFile,
  vercelFile,
  writeHostFiles,
} from '../../../scripts/build/host-files.ts'
import { families, familyPage } from '../../../src/screens.ts'

const asked = [
  ['/block/17', '/block'],
  ['/tx/00ff', '/tx'],
  ['/address/EQ_-a', '/address'],
  ['/nft/0:ab', '/nft/item'],
  ['/nft/collection/0:ab', '/nft-collection'],
  ['/dns/name.ton', '/dns/domain'],
  ['/jetton/0:ab', '/jetton'],
  ['/staking/0:ab', '/staking'],
  ['/blocks', undefined],
  ['/block', undefined],
  ['/nft', undefined],
  ['/dns-explorer', undefined],
  ['/no/such/page', undefined],
] as const

// The service worker fetches pages by their own paths.
it.each([...new Set(families.map(({ page }) => page))])('the own path of the page %s is served by that page', page => {
  expect(familyPage(page) ?? page).toBe(page)
})

/** The page each host answers a path with by its rules, in the order in which it tries them. */
const hosts: Record<string, (path: string) => string | undefined> = {
  _redirects(path) {
    const rules = redirectsFile().trimEnd().split('\n')
    const [, page, status] =
      rules.map(rule => rule.split(' ')).find(([from = '']) => path.startsWith(from.slice(0, -1))) ?? []
    return status === '200' ? page : undefined
  },
  'vercel.json'(path) {
    const rules: { source: string; destination: string }[] = JSON.parse(vercelFile()).rewrites
    return rules.find(({ source }) => new RegExp(`^${source}$`).test(path))?.destination
  },
  'nginx.conf'(path) {
    const rules = [...nginxFile().matchAll(/location ~ (\^\S+) \{ try_files (\S+)\.html =404; \}/g)]
    return rules.find(([, pattern = '$.']) => new RegExp(pattern).test(path))?.[2]
  },
}

describe.each(Object.entries(hosts))('the rules of %s', (_, pageFor) => {
  it.each(asked)('the host rules answer %s with %s, like the route table', (path, page) => {
    expect(pageFor(path)).toBe(page)
    expect(familyPage(path)).toBe(page)
  })
})

it.each(['vercel.json', 'nginx.conf'])('%s serves the path of a family without an argument by its own page', host => {
  expect(hosts[host]?.('/nft/')).toBe(undefined)
  expect(familyPage('/nft/')).toBe(undefined)
})

it('every redirect rule leads to a page of the site', () => {
  const pages = redirectsFile()
    .trimEnd()
    .split('\n')
    .map(rule => rule.split(' ')[1])
  for (const page of pages)
    expect(existsSync(new URL(`../../../src/pages${page}.astro`, import.meta.url)), page).toBe(true)
})

describe('headers in the host files', () => {
  const security = [
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ] as const
  const forever = 'public, max-age=31536000, immutable'

  it.each(security)('%s is sent with every answer of every host', (name, value) => {
    expect(headersFile().split('/_astro/*')[0]).toContain(`\n  ${name}: ${value}\n`)
    expect(JSON.parse(vercelFile()).headers[0]).toMatchObject({
      source: '/(.*)',
      headers: expect.arrayContaining([{ key: name, value }]),
    })
    const written = name === 'Content-Security-Policy' ? '$nanoscope_policy' : `"${value}"`
    expect(nginxFile()).toContain(`\n    add_header ${name} ${written} always;\n`)
  })

  it('the emulator’s worker has its separate content policy on every host', () => {
    const policy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
    expect(headersFile()).toContain(`\n/replay.js\n  Content-Security-Policy: ${policy}\n`)
    expect(JSON.parse(vercelFile()).headers.at(-1)).toEqual({
      source: '/replay.js',
      headers: [{ key: 'Content-Security-Policy', value: policy }],
    })
    expect(nginxFile()).toContain(`default "frame-ancestors 'none'";\n    /replay.js "${policy}";`)
  })

  it('only hashed assets are cached forever', () => {
    expect(headersFile().split('\n/_astro/*\n')[1]).toMatch(`  Cache-Control: ${forever}\n/replay.js\n`)
    expect(JSON.parse(vercelFile()).headers[1]).toEqual({
      source: '/_astro/(.*)',
      headers: [{ key: 'Cache-Control', value: forever }],
    })
    expect(nginxFile()).toContain(`default "no-cache";\n    ~^/_astro/ "${forever}";`)
    for (const file of [headersFile(), vercelFile(), nginxFile()]) expect(file.split(forever)).toHaveLength(2)
  })

  it('lines of the headers file stay within Cloudflare’s limit of 2,000 characters', () => {
    for (const line of headersFile().split('\n')) expect(line.length).toBeLessThan(2000)
  })
})

it('writeHostFiles writes one file per host, and nginx does not serve its configuration', () => {
  const directory = mkdtempSync(join(tmpdir(), 'nanoscope-hosts-'))
  writeHostFiles(directory)
  expect(readdirSync(directory).toSorted()).toEqual([
    '.nojekyll',
    '_headers',
    '_redirects',
    'nginx-front.conf',
    'nginx.conf',
    'vercel.json',
  ])
  expect(hostFiles.toSorted()).toEqual(readdirSync(directory).toSorted())
  expect(readFileSync(join(directory, 'nginx.conf'), 'utf8')).toContain(
    'location ~ ^/(?:_redirects|_headers|vercel\\.json|nginx\\.conf|nginx-front\\.conf|\\.nojekyll)$ { return 404; }',
  )
  rmSync(directory, { recursive: true })
})
