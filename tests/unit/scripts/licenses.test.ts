import { expect, test } from 'vitest'
import { licenseOf, licensesOf, packageOf } from '../../../scripts/build/licenses.ts'

test.each([
  ['/x/node_modules/react/cjs/react.js', 'react'],
  ['/x/node_modules/@nanostores/react/index.js?v=1', '@nanostores/react'],
  ['C:\\x\\node_modules\\valibot\\dist\\index.mjs', 'valibot'],
  ['/x/node_modules/a/node_modules/b/index.js', 'b'],
  ['node_modules/idb/build/index.js', 'idb'],
  ['\0rolldown/runtime.js', undefined],
  ['/x/src/lib/query.ts', undefined],
  ['/x/node_modules_of_mine/a/b.js', undefined],
])('the package of %s is %s', (id, name) => {
  expect(packageOf(id)).toBe(name)
})

test('every package that may be in a page or the worker has a licence text', () => {
  for (const name of ['react', 'react-dom', 'scheduler', 'nanostores', '@nanostores/react', 'valibot', 'uqr', 'idb'])
    expect(licenseOf(name), name).toMatch(/Copyright/)
})

test('a package without a licence text fails the build', () => {
  expect(() => licensesOf(['@iconify-json/tabler'])).toThrow('@iconify-json/tabler is part of the site')
})

test('a licence text shared by several packages is listed once below their names', () => {
  const texts: Record<string, string> = { a: 'MIT of one', b: 'ISC', c: 'MIT of one' }
  const all = licensesOf(['c', 'b', 'a'], name => texts[name] ?? '')
  expect(all.split('MIT of one')).toHaveLength(2)
  expect(all).toContain('a, c\n\nMIT of one')
  expect(all).toContain('b\n\nISC')
})
