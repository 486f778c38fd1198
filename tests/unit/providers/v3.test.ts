import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

async function indexOf(env: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { hasIndexV3, indexV3Url } = await import('../../../src/providers/v3.ts')
  return hasIndexV3 ? indexV3Url : null
}

test.each([
  ['nothing', {}, 'https://toncenter.com/api/v3'],
  ['its address', { PUBLIC_NODE_API_V3_URL: '/api/v3' }, '/api/v3'],
  ['an empty address', { PUBLIC_NODE_API_V3_URL: '' }, null],
  ['another node alone', { PUBLIC_NODE_API_URL: '/api/v2' }, null],
])('the address of toncenter’s index in a build that names %s', async (_, env, address) => {
  expect(await indexOf(env)).toBe(address)
})
