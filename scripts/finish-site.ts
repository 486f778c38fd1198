import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressSite } from './compress.ts'
import { ASSETS } from './headers.ts'
import { writeHostFiles } from './host-files.ts'
import { readScripts, toPreload, wordsOf } from './page-weight.ts'
import { providerOrigins, withPolicy } from './policy.ts'
import { withOwnIcons, withOwnStyles } from './styles.ts'
import { writeWorker } from './worker.ts'

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
        addClientDirective({ name: 'painted', entrypoint: './src/layouts/painted.ts' })
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

async function finishPages(directory: string, origins: string[]): Promise<void> {
  const scripts = readScripts(directory)
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue
    const page = join(directory, path)
    const html = readFileSync(page, 'utf8')
    const pieces = toPreload(path.replaceAll('\\', '/'), html, scripts)
    const links = pieces.map(name => `<link rel="modulepreload" href="${ASSETS}${name}">`).join('')
    const words = wordsOf(html, scripts)
    const whole = withOwnIcons(await withOwnStyles(html, words), words)
    writeFileSync(
      page,
      withPolicy(
        whole.replace('</head>', () => `${links && `<template id="pieces">${links}</template>`}</head>`),
        origins,
      ),
    )
  }
}
