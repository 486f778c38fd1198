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

describe('get-methods run by the indexer', () => {
  const path = (method: string, query = '') => `/v2/blockchain/accounts/${address}/methods/${method}${query}`
  const answer = (stack: unknown, more: object = {}) => ({ success: true, exit_code: 0, stack, ...more })

  function run(url: string, body: unknown, args: Argument[] = [], method: string | number = 'seqno') {
    network.announce(url, { body })
    return provider.getIndexedMethodRun(fakeCall(), { address, method, args })
  }
  const stackOf = async (record: unknown) => (await run(path('seqno'), answer([record]))).stack[0]

  test('the indexer’s get-method result has no block', async () => {
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
  ])('the argument %j of the indexer’s get-method is encoded as %s', async (argument, word) => {
    await run(path('seqno', `?args=${word}`), answer([]), [argument])
  })

  test('an integer argument of the indexer’s get-method is padded to full bytes', async () => {
    await run(path('seqno', `?args=0x01${'0'.repeat(16)}`), answer([]), [{ kind: 'int', value: `${2n ** 64n}` }])
  })

  test('arguments of the indexer’s get-method are sent one by one in order', async () => {
    const args: Argument[] = ['1', '2', '1'].map(value => ({ kind: 'int', value }))
    await run(path('processed%3F', '?args=1&args=2&args=1'), answer([]), args, 'processed?')
  })

  test.each<[string | number, Argument[]]>([
    ['seqno', [{ kind: 'int', value: '-1' }]],
    [85143, []],
  ])('the indexer is not asked for a get-method it cannot run: %s %j', async (method, args) => {
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
  ])('the indexer’s exit code %j is read as %i', async (exit_code, exitCode) => {
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
  ])('the indexer’s stack record %j is decoded', async (record, value) => expect(await stackOf(record)).toEqual(value))

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
  ])('the indexer’s stack record %j is malformed', async record => {
    await expect(stackOf(record)).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('nested tuples of the indexer’s stack are decoded to a depth of 32', async () => {
    const record = `${'{"type":"tuple","tuple":['.repeat(5000)}${']}'.repeat(5000)}`
    const { stack } = await run(path('seqno'), JSON.stringify(answer(['here'])).replace('"here"', record))
    expect(JSON.stringify(stack[0])).toMatch(/^(?:\{"kind":"tuple","items":\[){32}\{"kind":"unsupported"\}/)
  })
})
