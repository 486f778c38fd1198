import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../scripts/build/build-site.ts'
import { licenseOf, packageOf } from '../../scripts/build/licenses.ts'
import { expect, test } from '../support/e2e.ts'

/** Packages in scripts of the site, by another bundler than the site's. */
async function packagesInScripts(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [
      ...globSync(join(root, 'src', 'islands', '**', '*Screen.tsx')),
      ...globSync(join(root, 'src', 'layouts', '*.ts')),
      join(root, 'src', 'worker', 'worker.ts'),
      join(root, 'src', 'ui', 'live', 'hydrate.ts'),
    ],
    outdir: join(root, 'not-written'),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    alias: { '#words': join(root, 'src', 'words', 'en') },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [packageOf(path)] : [])),
  )
  return [...new Set(used)].filter(name => name !== undefined)
}

test('the footer links to the licence texts of every library in the scripts', async ({ page }) => {
  await page.goto('/dns')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  const packages = await packagesInScripts()
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'nanostores', 'valibot', 'uqr', 'idb']))
  for (const name of [...packages, 'astro', '@unocss/reset']) {
    expect(text, `names ${name}`).toMatch(new RegExp(`^(?:.*, )?${name}(?:, .*)?$`, 'm'))
    expect(text.includes(licenseOf(name)), `has the text of ${name}`).toBe(true)
  }
  expect(text).toContain('Tabler Icons')
})
