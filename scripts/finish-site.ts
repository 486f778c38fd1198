import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressSite } from './compress.ts'
import { writeHostFiles } from './host-files.ts'
import { providerOrigins, withPolicy } from './policy.ts'

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
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [hearSettings] } }),
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir)
        const origins = providerOrigins(settings)
        for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
          if (!path.endsWith('.html')) continue
          const page = join(directory, path)
          writeFileSync(page, withPolicy(readFileSync(page, 'utf8'), origins))
        }
        compressSite(directory)
        writeHostFiles(directory)
      },
    },
  }
}
