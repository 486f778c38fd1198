import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles and imports a module that uses the product's provider functions, with the settings of this process built in. */
export async function importBundled<Module>(entry: string): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'nanoscope-'))
  const outfile = join(folder, 'bundle.mjs')
  const settings = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_')))
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    define: { 'import.meta.env': JSON.stringify(settings) },
  })
  try {
    return await import(outfile)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Globals of a page that provider functions use. */
export const pageGlobals = {
  location: { href: 'http://script.invalid/' },
  document: { visibilityState: 'visible' },
}
