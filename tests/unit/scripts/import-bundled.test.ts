import { afterEach, expect, it, vi } from 'vitest'
import { importBundled } from '../../../scripts/build/import-bundled.ts'

const entry = (path: string) => new URL(`../../../scripts/${path}`, import.meta.url).pathname

afterEach(() => void vi.unstubAllEnvs())

it.each(['anchors/walk.ts', 'probe/tour.ts'])(
  '%s runs without settings, as a script outside of a build',
  async path => {
    const functions = Object.values(await importBundled<object>(entry(path)))
    expect(functions.map(one => typeof one)).toContain('function')
  },
)

it('settings of a build reach the provider functions', async () => {
  vi.stubEnv('PUBLIC_NETWORK_NAME', 'another network')
  const { STORAGE_PREFIX } = await importBundled<typeof import('../../../src/providers/http/browser.ts')>(
    entry('../src/providers/http/browser.ts'),
  )
  expect(STORAGE_PREFIX).toBe('nanoscope:1:another network:')
})
