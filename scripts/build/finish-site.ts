import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { families, paths } from '../../src/routes.ts'
import { compressSite } from './compress.ts'
import { ASSETS } from './headers.ts'
import { writeHostFiles } from './host-files.ts'
import { readScripts, toPreload, wordsOf } from './page-weight.ts'
import { providerOrigins, withPolicy } from './policy.ts'
import { withOwnIcons, withOwnStyles } from './styles.ts'
import { writeWorker } from './worker-file.ts'

/** Makes of the built pages a site ready for any host: pages with their policy, compressed copies, and rules in each host's words. */
export function finishSite(): AstroIntegration {
  let settings: Record<string, unknown> = {}
  const hearSettings = {
    name: 'nanoscope-settings',
    // What the pages see as `import.meta.env`, .env files included.
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
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir)
        await finishPages(directory, providerOrigins(settings))
        await writeWorker(directory)
        compressSite(directory)
        writeHostFiles(directory)
      },
    },
  }
}

const answersOnlyAFamily = (path: string) =>
  families.some(({ page }) => page === path) && !Object.values<string>(paths).includes(path)

/**
 * The links that preload a page's scripts. A page that answers a family of paths shows nothing without them: they are fetched at once, at
 * low priority. Other pages have static text, and fetch them after the first paint (`layouts/after-paint.ts`).
 */
function preloads(scripts: string[], atOnce: boolean): string {
  const priority = atOnce ? ' fetchpriority="low"' : ''
  const links = scripts.map(name => `<link rel="modulepreload"${priority} href="${ASSETS}${name}">`).join('')
  return atOnce || !links ? links : `<template id="preloads">${links}</template>`
}

async function finishPages(directory: string, origins: string[]): Promise<void> {
  const scripts = readScripts(directory)
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue
    const page = join(directory, path)
    const html = readFileSync(page, 'utf8')
    const name = path.replaceAll('\\', '/')
    const fetch = preloads(toPreload(name, html, scripts), answersOnlyAFamily(`/${name.replace(/\.html$/, '')}`))
    const words = wordsOf(html, scripts)
    const whole = withOwnIcons(await withOwnStyles(html, words), words)
    writeFileSync(
      page,
      withPolicy(
        whole.replace('</head>', () => `${fetch}</head>`),
        origins,
      ),
    )
  }
}
