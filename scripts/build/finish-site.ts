import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressSite } from './compress.ts'
import { ASSETS } from './headers.ts'
import { writeHostFiles } from './host-files.ts'
import { type Element, elementsOf, endOfContents, inserted, isInlineScript, rewritten, textOf } from './html.ts'
import { languageOf, languagesOf } from './languages.ts'
import { writeLicenses } from './licenses.ts'
import { everyScript, firstScripts, readScripts, type Scripts, toPreload } from './page-weight.ts'
import { providerOrigins, withPolicy } from './policy.ts'
import { compressedEmulator, writeReplay } from './replay-files.ts'
import { shortenNames } from './short-names.ts'
import { stylesOf, usedStyles, withOwnIcons, withOwnStyles, withoutStyles } from './styles.ts'
import { writeWorker } from './worker-file.ts'

/** Astro integration that makes the built pages ready for any host: content policies, compressed copies, and host rules. */
export function finishSite(): AstroIntegration {
  let settings: Record<string, unknown> = {}
  // True for the build of the first language, which adds the emulator for all; it is compressed while pages are built.
  const isMain = () => languageOf(process.env) === languagesOf(process.env)[0]
  let emulator: ReturnType<typeof compressedEmulator> | undefined
  const hearSettings = {
    name: 'nanoscope-settings',
    // Settings of `import.meta.env`, including .env files.
    configResolved(config: { env: Record<string, unknown> }) {
      settings = config.env
    },
  }
  return {
    name: 'nanoscope-finish-site',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        updateConfig({ vite: { plugins: [hearSettings] } })
        addClientDirective({ name: 'after-paint', entrypoint: './src/layouts/after-paint.ts' })
      },
      'astro:build:start': () => {
        if (isMain()) emulator = compressedEmulator()
      },
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir)
        shortenNames(directory)
        await finishPages(directory, providerOrigins(settings))
        await writeWorker(directory)
        if (isMain()) await writeReplay(directory, await emulator)
        writeLicenses(directory)
        compressSite(directory)
        writeHostFiles(directory, settings.PUBLIC_SITE_URL as string | undefined)
      },
    },
  }
}

const modulepreload = (name: string) => `<link rel="modulepreload" href="${ASSETS}${name}">`

/**
 * Preload links of the site's stylesheet and a page's scripts. In a template, hence inert until the screen's first call is sent
 * (`layouts/after-paint.ts`).
 */
const preloads = (sheet: string, scripts: string[]) =>
  `<template id="preloads"><link id="styles" rel="preload" as="style" href="${sheet}">${scripts.map(modulepreload).join('')}</template>`

/** Writes a file with a content hash in its name; returns its path. */
function writeAsset(directory: string, name: string, extension: string, text: string): string {
  const path = `${ASSETS}${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`
  writeFileSync(join(directory, path), text)
  return path
}

/** True for Astro's inline script that starts islands. */
const startsIslands = (element: Element) =>
  isInlineScript(element) && textOf(element).includes('customElements.define("astro-island"')

/** Moves that script, which is the same on all pages, into a cacheable file. */
function withIslandsFile(directory: string, pages: string[]): string[] {
  const texts = new Set(pages.flatMap(html => elementsOf(html).filter(startsIslands).map(textOf)))
  const [text] = texts
  if (text === undefined || texts.size > 1) throw new Error('no script that starts islands, or more than one')
  const named = `<script type="module" async src="${writeAsset(directory, 'islands', 'js', text)}"></script>`
  return pages.map(html => rewritten(html, element => (startsIslands(element) ? named : undefined)))
}

/** Writes the stylesheet of the complete site; returns its path. */
async function writeSheet(directory: string, pages: string[], scripts: Scripts): Promise<string> {
  const sheets = pages.map(stylesOf)
  // Astro appends a rule on pages with islands only: use the common prefix.
  const css = sheets.find(sheet => sheets.every(other => sheet.startsWith(other)))
  if (!css) throw new Error('pages with separate styles: the site has one sheet')
  const words = [...pages.map(withoutStyles), ...[...scripts.values()].map(({ text }) => text)].join('\n')
  const sheet = await usedStyles(css, words)
  return writeAsset(directory, 'styles', 'css', sheet)
}

/** Inserts a text at the end of the page's head. */
function withInHead(html: string, text: string): string {
  const head = elementsOf(html).find(({ tagName }) => tagName === 'head')
  const place = head && endOfContents(head)
  if (place === undefined) throw new Error('a page whose head does not end')
  return inserted(html, place, text)
}

async function finishPages(directory: string, origins: string[]): Promise<void> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.html'))
  const built = withIslandsFile(
    directory,
    paths.map(path => readFileSync(join(directory, path), 'utf8')),
  )
  const scripts = readScripts(directory)
  const sheet = await writeSheet(directory, built, scripts)
  for (const [place, path] of paths.entries()) {
    const html = built[place] ?? ''
    if (elementsOf(html).some(({ tagName }) => tagName === 'astro-slot'))
      throw new Error(`${path}: an island with a slot, which src/ui/live/hydrate.ts leaves out`)
    const fetch = preloads(sheet, toPreload(path.replaceAll('\\', '/'), html, scripts))
    const styled = await withOwnStyles(html, firstScripts(html, scripts))
    const whole = withOwnIcons(styled, everyScript(html, scripts))
    writeFileSync(join(directory, path), withPolicy(withInHead(whole, fetch), origins))
  }
}
