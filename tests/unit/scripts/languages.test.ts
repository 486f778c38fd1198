import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nginxFile, redirectsFile, sitemapFile, vercelFile } from '../../../scripts/build/host-files.ts'
import { languageOf, languagesOf, PSEUDO, viteCache, wordsFolder, written } from '../../../scripts/build/languages.ts'
import { mergeLanguage, placeOf } from '../../../scripts/build/merge-language.ts'
import { pseudo, pseudoWords } from '../../../scripts/build/pseudo.ts'
import { digestOfShape } from '../../../scripts/build/shape.ts'
import { baseOf } from '../../../src/routes.ts'
import { familyPage } from '../../../src/screens.ts'
import { languages } from '../../support/languages.ts'

describe('languages of a build', () => {
  it('a build without a setting has only English', () => {
    expect(languagesOf({})).toEqual(['en'])
    expect(languageOf({})).toBe('en')
  })

  it('the languages of a build start with English in any order of the setting', () => {
    expect(languagesOf({ SITE_LANGUAGES: `${PSEUDO},en` })).toEqual(['en', PSEUDO])
    expect(languagesOf({ SITE_LANGUAGES: PSEUDO })).toEqual(['en', PSEUDO])
    expect(written()[0]).toBe('en')
  })

  it('each language has a separate Vite cache', () => {
    const caches = [...written(), PSEUDO].map(code => viteCache({ SITE_LANGUAGE: code }))
    expect(new Set(caches).size).toBe(written().length + 1)
  })

  it('each language has separate saved answers, as they contain sentences', () => {
    const digests = [...written(), PSEUDO].map(digestOfShape)
    expect(new Set(digests).size).toBe(written().length + 1)
    expect(digestOfShape('en')).toBe(digests[0])
  })

  it('a language without a folder of words is refused', () => {
    expect(() => languagesOf({ SITE_LANGUAGES: 'en,xx' })).toThrow('no words in xx: one of en')
  })

  it('each language has the code and path prefix of its folder', async () => {
    for (const code of written()) {
      const words = await import(`../../../src/words/${code}/site.ts`)
      expect(words).toMatchObject({ language: code, start: baseOf(code) })
    }
  })

  it('each language except English has its sentences for the end-to-end tests', () => {
    expect(Object.keys(languages).toSorted()).toEqual(written().slice(1).toSorted())
  })
})

it('routes of a language are below its code', () => {
  expect(baseOf('en')).toBe('')
  expect(baseOf('ru')).toBe('/ru')
  expect(familyPage('/ru/tx/00ff', '/ru')).toBe('/ru/tx')
  expect(familyPage('/ru/nft/0:ab', '/ru')).toBe('/ru/nft/item')
  expect(familyPage('/tx/00ff', '/ru')).toBe(undefined)
  expect(familyPage('/ru/tx/', '/ru')).toBe(undefined)
})

describe('files of a language', () => {
  const root = mkdtempSync(join(tmpdir(), 'nanoscope-languages-'))
  const [site, built] = [join(root, 'site'), join(root, 'built')]
  const write = (folder: string, files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
  }

  beforeEach(() => write(site, { 'index.html': 'home', '_astro/react.a1.js': 'react', 'worker.js': 'keeps' }))
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it.each([
    ['index.html', 'ru.html'],
    ['index.html.br', 'ru.html.br'],
    ['blocks.html', 'ru/blocks.html'],
    ['nft/item.html.gz', 'ru/nft/item.html.gz'],
    ['manifest.json', 'ru/manifest.json'],
    ['worker.js', 'worker.ru.js'],
    ['worker.js.br', 'worker.ru.js.br'],
    ['_astro/core.a1.js', '_astro/core.a1.js'],
    ['favicon.svg', null],
    ['labels/index.json', null],
    ['anchors.json', null],
    ['_redirects', null],
  ])('the language’s file %s is placed at %s', (path, place) => {
    expect(placeOf(path, 'ru')).toBe(place)
  })

  it('a language’s files join the site, and scripts without words are not duplicated', () => {
    write(built, {
      'index.html': 'дом',
      'tx.html': 'перевод',
      '_astro/react.a1.js': 'react',
      '_astro/core.b2.js': 'ru',
    })
    mergeLanguage(site, built, 'ru')
    expect(readFileSync(join(site, 'ru.html'), 'utf8')).toBe('дом')
    expect(readFileSync(join(site, 'ru/tx.html'), 'utf8')).toBe('перевод')
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('home')
    expect(readdirSync(join(site, '_astro')).toSorted()).toEqual(['core.b2.js', 'react.a1.js'])
    expect(existsSync(built)).toBe(false)
  })

  it('two different scripts with the same name fail the build', () => {
    write(built, { '_astro/react.a1.js': 'another' })
    expect(() => mergeLanguage(site, built, 'ru')).toThrow('_astro/react.a1.js is another file in ru')
  })
})

describe('hosts of a site with two languages', () => {
  beforeEach(() => void vi.stubEnv('SITE_LANGUAGES', PSEUDO))
  afterEach(() => void vi.unstubAllEnvs())

  it('the host files have routes of both languages', () => {
    expect(redirectsFile()).toContain('/tx/* /tx 200\n')
    expect(redirectsFile()).toContain('/en-XA/tx/* /en-XA/tx 200\n')
    expect(JSON.parse(vercelFile()).rewrites).toContainEqual({
      source: '/en-XA/nft/(.+)',
      destination: '/en-XA/nft/item',
    })
    expect(nginxFile()).toContain('    location ~ ^/en-XA/block/. { try_files /en-XA/block.html =404; }\n')
  })

  it('the sitemap lists every page in each language', () => {
    const sitemap = sitemapFile('https://nanoscope.example/')
    for (const place of ['/', '/blocks', '/en-XA', '/en-XA/blocks'])
      expect(sitemap).toContain(`<url><loc>https://nanoscope.example${place}</loc></url>\n`)
    expect(sitemap).not.toContain('en-XA/<')
  })

  it('an unknown path is answered with the 404 page of its language', () => {
    expect(nginxFile()).toContain('    default /404.html;\n    ~^/en-XA/ /en-XA/404.html;\n')
    expect(nginxFile()).toContain('error_page 404 $nanoscope_missing;')
  })
})

describe('the pseudo-locale', () => {
  it('the pseudo-locale adds accents and length, and keeps placeholders', () => {
    expect(pseudo('Sent {amount} to {who}')).toBe('Šéñt {amount} tô {who}······')
    expect(pseudo('·')).toBe('·')
  })

  it('the pseudo-locale changes texts of a word file, but no keys, codes, types or comparisons', () => {
    const words = `
import { pluralsOf } from '../../lib/plural.ts'
export const language = 'en'
export const states: Record<'active' | 'none', string> = { active: 'Active', 'none': 'None' }
export const table = \`
-14 Out of gas
37 Not enough TON\`
export const named = (kind: string, count: number) => (kind === 'pool' ? \`One of \${count}\` : kind)`
    expect(pseudoWords(words)).toBe(`
import { pluralsOf } from '../../lib/plural.ts'
export const language = 'en'
export const states: Record<'active' | 'none', string> = { active: 'Âçtîvé···', 'none': 'Ñôñé··' }
export const table = \`
-14 Ôût ôf gâš····
37 Ñôt éñôûgh TÔÑ·····\`
export const named = (kind: string, count: number) => (kind === 'pool' ? \`Ôñé ôf ··\${count}\` : kind)`)
  })

  it('the pseudo-locale is written as a language', async () => {
    const words = await import(join(wordsFolder({ SITE_LANGUAGE: PSEUDO }), 'site.ts'))
    expect(words).toMatchObject({ language: PSEUDO, start: '/en-XA', search: 'Šéâŕçh···' })
  })
})
