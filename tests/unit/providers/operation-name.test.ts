import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nodeV3Url } from '../../../src/providers/public.ts'
import { fakeCall, fakeNetwork } from '../../support/provider.ts'

let network: ReturnType<typeof fakeNetwork>

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PUBLIC_NODE_API_INTERVAL_MS', '0')
  network = fakeNetwork()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(network.strays).toEqual([])
})

async function ask(reply: { status?: number; body: unknown }, opcode = 0xb0a7) {
  network.announce(`/api/v3/decode?opcodes=0x${opcode.toString(16).padStart(8, '0')}`, reply)
  const { getOperationName } = await import('../../../src/providers/node/operation-name.ts')
  const call = fakeCall()
  return { ...(await getOperationName(call, opcode)), sources: call.sources }
}

test('an operation gets its name from the provider', async () => {
  expect(await ask({ body: { opcodes: ['relay_pass'], bodies: [] } })).toEqual({
    name: 'relay_pass',
    sources: ['toncenter'],
  })
})

test('the highest opcode is sent as eight hex digits', async () => {
  expect(await ask({ body: { opcodes: ['last'] } }, 0xffffffff)).toMatchObject({ name: 'last' })
})

test.each(['unknown', '', ' \u202e '])('the answer %j means that an operation has no name', async word => {
  expect(await ask({ body: { opcodes: [word], bodies: [] } })).toMatchObject({ name: null })
})

test('an operation’s name is cleaned and cut', async () => {
  const { name } = await ask({ body: { opcodes: [`swap\u202e\n${'x'.repeat(900)}`] } })
  expect(name).toMatch(/^swap x+…$/)
  expect(name).toHaveLength(60)
})

test.each([{ opcodes: [] }, { opcodes: ['one', 'two'] }, { opcodes: [7] }, { opcodes: 'swap' }, {}, null, 'swap'])(
  'the answer %j about an operation’s name is malformed',
  async body => {
    await expect(ask({ body })).rejects.toMatchObject({ kind: 'malformed' })
  },
)

test('a rejected opcode is reported as refused with the provider’s text', async () => {
  const error = 'invalid opcode format at index 0: x'
  await expect(ask({ status: 422, body: { error } })).rejects.toMatchObject({ kind: 'refused', detail: error })
})

describe('the URL of toncenter’s API v3', () => {
  test.each([
    [undefined, undefined, 'https://toncenter.com/api/v3'],
    ['/api/v3', undefined, '/api/v3'],
    ['/api/v3', '/api/v2', '/api/v3'],
    [undefined, '/api/v2', undefined],
    ['', undefined, undefined],
  ])('the setting %s of API v3 beside %s of API v2 gives %s', async (v3, v2, url) => {
    expect(nodeV3Url(v3, v2)).toBe(url)
    if (v3 !== undefined) vi.stubEnv('PUBLIC_NODE_API_V3_URL', v3)
    if (v2 !== undefined) vi.stubEnv('PUBLIC_NODE_API_URL', v2)
    vi.resetModules()
    const { hasIndexV3, indexV3Url } = await import('../../../src/providers/v3.ts')
    expect([hasIndexV3, indexV3Url]).toEqual([url !== undefined, url ?? ''])
  })

  test('operation names are not requested on another network', async () => {
    vi.stubEnv('PUBLIC_NODE_API_URL', '/api/v2')
    const { hasOperationNames } = await import('../../../src/providers/node/operation-name.ts')
    expect(hasOperationNames).toBe(false)
  })
})
