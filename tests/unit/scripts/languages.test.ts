import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nginxFile, redirectsFile, sitemapFile, vercelFile } from '../../../scripts/build/host-files.ts'
import { languageOf, languagesOf, PSEUDO, viteCache, wordsFolder, written } from '../../../scripts/build/languages.ts'
import { mergeLanguage, placeOf } from '../../../scripts/build/merge-language.ts'
import { pseudo, pseudoWords } from '../../../scripts/build/pseudo.ts'
import { baseOf } from '../../../src/routes.ts'
import { familyPage } from '../../../src/screens.ts'
import { languages } from '../../support/languages.ts'

describe('languages of a build', () => {
  it('are English alone without a setting', () => {
    expect(languagesOf({})).toEqual(['en'])
    expect(languageOf({})).toBe('en')
  })

  it('begin with English, in whatever order they are named', () => {
    expect(languagesOf({ SITE_LANGUAGES: `${PSEUDO},en` })).toEqual(['en', PSEUDO])
    expect(languagesOf({ SITE_LANGUAGES: PSEUDO })).toEqual(['en', PSEUDO])
    expect(written()[0]).toBe('en')
  })

  it('have a cache each, which a build beside it leaves alone', () => {
    const caches = [...written(), PSEUDO].map(code => viteCache({ SITE_LANGUAGE: code }))
    expect(new Set(caches).size).toBe(written().length + 1)
  })

  it('are refused where no folder has their words', () => {
    expect(() => languagesOf({ SITE_LANGUAGES: 'en,xx' })).toThrow('no words in xx: one of en')
  })

  it('each have the code and the start of paths that their folder names', async () => {
    for (const code of written()) {
      const words = await import(`../../../src/words/${code}/site.ts`)
      expect(words).toMatchObject({ language: code, start: baseOf(code) })
    }
  })

  it('each but English have their sentences for the end-to-end tests', () => {
    expect(Object.keys(languages).toSorted()).toEqual(written().slice(1).toSorted())
  })
})

it('the routes of a language stand below its code', () => {
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
  ])('%s becomes %s', (path, place) => {
    expect(placeOf(path, 'ru')).toBe(place)
  })

  it('join the site, and scripts without words are there once', () => {
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

  it('fail the build where two scripts have one name', () => {
    write(built, { '_astro/react.a1.js': 'another' })
    expect(() => mergeLanguage(site, built, 'ru')).toThrow('_astro/react.a1.js is another file in ru')
  })
})

describe('hosts of a site with two languages', () => {
  beforeEach(() => void vi.stubEnv('SITE_LANGUAGES', PSEUDO))
  afterEach(() => void vi.unstubAllEnvs())

  it('answer families of both', () => {
    expect(redirectsFile()).toContain('/tx/* /tx 200\n')
    expect(redirectsFile()).toContain('/en-XA/tx/* /en-XA/tx 200\n')
    expect(JSON.parse(vercelFile()).rewrites).toContainEqual({
      source: '/en-XA/nft/(.+)',
      destination: '/en-XA/nft/item',
    })
    expect(nginxFile()).toContain('    location ~ ^/en-XA/block/. { try_files /en-XA/block.html =404; }\n')
  })

  it('tell search engines of every page in each', () => {
    const sitemap = sitemapFile('https://nanoscope.example/')
    for (const place of ['/', '/blocks', '/en-XA', '/en-XA/blocks'])
      expect(sitemap).toContain(`<url><loc>https://nanoscope.example${place}</loc></url>\n`)
    expect(sitemap).not.toContain('en-XA/<')
  })

  it('answer what they do not know with the page of its language', () => {
    expect(nginxFile()).toContain('    default /404.html;\n    ~^/en-XA/ /en-XA/404.html;\n')
    expect(nginxFile()).toContain('error_page 404 $nanoscope_missing;')
  })
})

describe('the pseudo-locale', () => {
  it('has accents, is longer, and keeps what is filled in', () => {
    expect(pseudo('Sent {amount} to {who}')).toBe('Šéñt {amount} tô {who}······')
    expect(pseudo('·')).toBe('·')
  })

  it('changes the texts of a file of words, and no keys, codes, types or comparisons', () => {
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

  it('is written as a separate language', async () => {
    const words = await import(join(wordsFolder({ SITE_LANGUAGE: PSEUDO }), 'site.ts'))
    expect(words).toMatchObject({ language: PSEUDO, start: '/en-XA', search: 'Šéâŕçh···' })
  })
})
