import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Settings of a site that reads the embedded network at `origin`; without one, at its own. */
export const embeddedAt = (origin = '') => ({
  PUBLIC_NODE_API_URL: `${origin}/api/v2`,
  PUBLIC_INDEXER_API_URL: `${origin}/v2`,
  PUBLIC_NETWORK_NAME: 'embedded network',
})

export const embedded = embeddedAt()

/** Builds the site into `directory` with the given build settings; rejects with the build's output when it fails. */
export function buildSite(directory: string, settings: Record<string, string>): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
  const env = { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' }
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [astro, 'build', '--outDir', directory], { cwd: root, env })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
    }
    build.stdout.on('data', hear)
    build.stderr.on('data', hear)
    build.on('error', reject)
    build.on('close', code => (code === 0 ? resolve() : reject(new Error(`the site did not build:\n${output}`))))
  })
}
