import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortenNames, shortName } from '../../../scripts/build/short-names.ts'

test.each([
  ['core.CVcw4ty1.js', 'core.CVcw4.js'],
  ['AddressForms.Bq-4_9I4.js', 'AddressForms.Bq-4_.js'],
  ['Base.astro_astro_type_script_index_1_lang.PGJNk-L_.js', 'Base1.PGJNk.js'],
  ['first.a99bf75d.js', undefined],
  ['core.js', undefined],
  ['styles.92d53329.css', undefined],
])('the script name %s is shortened to %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

function siteOf(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'nanoscope-names-'))
  mkdirSync(join(directory, '_astro'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  return directory
}

test('renamed scripts are renamed in pages and other scripts too', () => {
  const site = siteOf({
    '_astro/core.CVcw4ty1.js': 'export{}',
    '_astro/home.Cr12wWvb.js': 'import"./core.CVcw4ty1.js";import(`./core.CVcw4ty1.js`)',
    'index.html': '<script src="/_astro/home.Cr12wWvb.js"></script>core.CVcw4ty9.js',
  })
  shortenNames(site)
  const scripts = readdirSync(join(site, '_astro'))
  const [script, page] = ['_astro/home.Cr12w.js', 'index.html'].map(name => readFileSync(join(site, name), 'utf8'))
  rmSync(site, { recursive: true })
  expect(scripts).toEqual(['core.CVcw4.js', 'home.Cr12w.js'])
  expect(script).toBe('import"./core.CVcw4.js";import(`./core.CVcw4.js`)')
  expect(page).toBe('<script src="/_astro/home.Cr12w.js"></script>core.CVcw4ty9.js')
})

test('two scripts with the same short name fail the build', () => {
  const site = siteOf({ '_astro/core.CVcw4ty1.js': '', '_astro/core.CVcw4ty2.js': '' })
  expect(() => shortenNames(site)).toThrow('two scripts have one short name')
  rmSync(site, { recursive: true })
})
