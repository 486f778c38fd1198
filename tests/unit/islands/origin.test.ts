import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test.each<[string | undefined, string]>([
  [undefined, 'mainnet'],
  ['localnet', 'localnet'],
])('a file of a build for the network “%s” names the site without a path, and the network', async (name, network) => {
  if (name) vi.stubEnv('PUBLIC_NETWORK_NAME', name)
  vi.stubGlobal('location', { origin: 'https://a.example', href: 'https://a.example/address/b?tab=nfts#c' })
  vi.resetModules()
  const { origin } = await import('../../../src/islands/export/origin.ts')
  expect(origin()).toEqual({ site: 'https://a.example', network })
})
