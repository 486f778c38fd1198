import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressSite } from './compress.ts'

/** Makes of the built pages a site ready for any host. */
export function finishSite(): AstroIntegration {
  return {
    name: 'nanoscope-finish-site',
    hooks: { 'astro:build:done': ({ dir }) => compressSite(fileURLToPath(dir)) },
  }
}
