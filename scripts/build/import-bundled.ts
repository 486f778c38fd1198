import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const settings = [
  'NODE_API_URL',
  'NODE_API_V3_URL',
  'INDEXER_API_URL',
  'NODE_API_INTERVAL_MS',
  'INDEXER_API_INTERVAL_MS',
  'INTERVAL_OF_RUN',
]

/** Imports a module that uses the product's provider functions, with the settings of this run built in, as a build of the site has them. */
export async function importBundled<Module>(entry: string): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'nanoscope-'))
  const outfile = join(folder, 'bundle.mjs')
  const define = Object.fromEntries(
    settings.map(name => [
      `import.meta.env.PUBLIC_${name}`,
      JSON.stringify(process.env[`PUBLIC_${name}`]) ?? 'undefined',
    ]),
  )
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    define,
  })
  try {
    return await import(outfile)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Globals that provider functions use in a page. */
export const pageGlobals = {
  location: { href: 'http://script.invalid/' },
  document: { visibilityState: 'visible' },
}
