import { beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import type { Argument, StackValue } from '../../../src/domain/method/value.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/indexer/get-method.ts'))

const address = `0:${'ab'.repeat(32)}` as const
const cell = beginCell().storeUint(5, 8).endCell()
const base64 = cell.toBoc().toString('base64')
const hex = cell.toBoc({ idx: false, crc32: false }).toString('hex')
const fromHex = Buffer.from(hex, 'hex').toString('base64')
const int = (value: string): StackValue => ({ kind: 'int', value })

describe('the indexer', () => {
  const path = (method: string, query = '') => `/v2/blockchain/accounts/${address}/methods/${method}${query}`
  const answer = (stack: unknown, more: object = {}) => ({ success: true, exit_code: 0, stack, ...more })

  function run(url: string, body: unknown, args: Argument[] = [], method: string | number = 'seqno') {
    network.announce(url, { body })
    return provider.getIndexedMethodRun(fakeCall(), { address, method, args })
  }
  const stackOf = async (record: unknown) => (await run(path('seqno'), answer([record]))).stack[0]

  test('does not say after which block it ran a method', async () => {
    expect(await run(path('seqno'), answer([{ type: 'num', num: '0xf' }], { decoded: { state: 15 } }))).toEqual({
      exitCode: 0,
      gasUsed: null,
      stack: [int('15')],
      block: null,
      lastTransaction: null,
    })
    expect(network.calls[0]?.init.method ?? 'GET').toBe('GET')
  })

  test.each<[Argument, string]>([
    [{ kind: 'int', value: '0' }, '0'],
    [{ kind: 'int', value: '9223372036854775807' }, '9223372036854775807'],
    [{ kind: 'int', value: '9223372036854775808' }, '0x8000000000000000'],
    [{ kind: 'int', value: `${2n ** 68n}` }, '0x100000000000000000'],
    [{ kind: 'address', raw: address }, encodeURIComponent(address)],
    [{ kind: 'cell', boc: base64 }, encodeURIComponent(base64)],
    [{ kind: 'slice', boc: fromHex }, hex],
    [{ kind: 'null' }, 'Null'],
  ])('%j is written as %s', async (argument, word) => {
    await run(path('seqno', `?args=${word}`), answer([]), [argument])
  })

  test('gets hex of whole bytes', async () => {
    await run(path('seqno', `?args=0x01${'0'.repeat(16)}`), answer([]), [{ kind: 'int', value: `${2n ** 64n}` }])
  })

  test('gets arguments one by one, in their order', async () => {
    const args: Argument[] = ['1', '2', '1'].map(value => ({ kind: 'int', value }))
    await run(path('processed%3F', '?args=1&args=2&args=1'), answer([]), args, 'processed?')
  })

  test.each<[string | number, Argument[]]>([
    ['seqno', [{ kind: 'int', value: '-1' }]],
    [85143, []],
  ])('is not asked for what it cannot be: %s %j', async (method, args) => {
    await expect(provider.getIndexedMethodRun(fakeCall(), { address, method, args })).rejects.toMatchObject({
      kind: 'refused',
      provider: 'tonapi',
    })
    expect(network.calls).toHaveLength(0)
  })

  test.each([
    [11, 11],
    [4294967283, -13],
    ['4294967282', -14],
    [-14, -14],
  ])('exit code %j is %i', async (exit_code, exitCode) => {
    expect(await run(path('seqno'), answer([], { success: false, exit_code }))).toMatchObject({ exitCode })
  })

  test.each([
    [{ type: 'num', num: '-0x1' }, int('-1')],
    [{ type: 'num', num: '0x' }, int('0')],
    [{ type: 'num', num: '0x0f' }, int('15')],
    [
      { type: 'cell', cell: hex },
      { kind: 'cell', boc: fromHex },
    ],
    [
      { type: 'cell', cell: base64 },
      { kind: 'cell', boc: base64 },
    ],
    [
      { type: 'slice', slice: hex },
      { kind: 'slice', boc: fromHex },
    ],
    [{ type: 'null' }, { kind: 'null' }],
    [{ type: 'nan' }, { kind: 'nan' }],
    [
      { type: 'tuple', tuple: [{ type: 'num', num: '0x1' }] },
      { kind: 'tuple', items: [int('1')] },
    ],
    [{ type: 'tuple' }, { kind: 'tuple', items: [] }],
    [{ type: 'continuation' }, { kind: 'unsupported' }],
  ])('%j', async (record, value) => expect(await stackOf(record)).toEqual(value))

  test.each([
    [{ type: 'num' }],
    [{ type: 'num', num: '0x1g' }],
    [{ type: 'cell' }],
    [{ type: 'cell', cell: 'b5ee9c72f' }],
    [{ type: 'tuple', tuple: 'x' }],
    [{ type: 5 }],
    [[]],
    [null],
    ['num'],
  ])('%j is no value', async record => {
    await expect(stackOf(record)).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('tuples in tuples are read to a depth of 32', async () => {
    const record = `${'{"type":"tuple","tuple":['.repeat(5000)}${']}'.repeat(5000)}`
    const { stack } = await run(path('seqno'), JSON.stringify(answer(['here'])).replace('"here"', record))
    expect(JSON.stringify(stack[0])).toMatch(/^(?:\{"kind":"tuple","items":\[){32}\{"kind":"unsupported"\}/)
  })
})
