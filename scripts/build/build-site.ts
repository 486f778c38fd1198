import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { languagesOf } from './languages.ts'
import { mergeLanguage } from './merge-language.ts'

export const root = join(import.meta.dirname, '..', '..')

/** Settings of a site that reads the embedded network at `origin`, or at its own origin by default. */
export const embeddedAt = (origin = '') => ({
  PUBLIC_NODE_API_URL: `${origin}/api/v2`,
  PUBLIC_NODE_API_V3_URL: `${origin}/api/v3`,
  PUBLIC_INDEXER_API_URL: `${origin}/v2`,
  PUBLIC_NETWORK_NAME: 'embedded network',
  PUBLIC_INTERVAL_OF_RUN: 'yes',
})

export const embedded = embeddedAt()

/** Output folder of the site for the embedded network, in English or in several languages. */
export const embeddedFolder = (env: NodeJS.ProcessEnv) =>
  env.SITE_LANGUAGES ? 'dist-embedded-languages' : 'dist-embedded'

/** Builds the site into `directory` with the given settings, unless an up-to-date build exists. Rejects with the build's output on failure. */
export async function buildSite(directory: string, settings: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...settings }
  // A build empties its folder, including the note of the previous build.
  const note = join(directory, '.built-of')
  const digest = digestOfSources(env)
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return
  const [main = '', ...others] = languagesOf(env)
  // In parallel, because a build leaves a core idle for half of its time.
  const builds = [build(directory, { ...env, SITE_LANGUAGE: main })]
  for (const code of others) builds.push(build(`${directory}-${code}`, { ...env, SITE_LANGUAGE: code }))
  await Promise.all(builds)
  for (const code of others) mergeLanguage(directory, `${directory}-${code}`, code)
  writeFileSync(note, digest)
}

function build(directory: string, env: NodeJS.ProcessEnv): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [astro, 'build', '--outDir', directory], {
      cwd: root,
      env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    build.stdout.on('data', collect)
    build.stderr.on('data', collect)
    build.on('error', reject)
    build.on('close', code => (code === 0 ? resolve() : reject(new Error(`the site did not build:\n${output}`))))
  })
}

const SOURCES = ['src', 'public', 'scripts/build']
const SINGLE_SOURCES = ['package.json', 'package-lock.json', 'astro.config.mjs', 'uno.config.ts', 'tsconfig.json']

/** Hex digest of all inputs of a build: sources, packages, and settings in `env`. */
export function digestOfSources(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  for (const file of [...files.sort(), ...SINGLE_SOURCES])
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  const settings = Object.entries(env).filter(([name]) => /^(?:PUBLIC|SITE)_/.test(name))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}
