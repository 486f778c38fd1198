import { Address, beginCell, Cell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import type { Argument, StackValue } from '../../../src/domain/method/value.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'

const { network, provider } = providerTests(() => import('../../../src/providers/node/get-method.ts'))

const address = `0:${'ab'.repeat(32)}` as const
const hash = '11'.repeat(32)
const cell = beginCell().storeUint(5, 8).endCell()
const base64 = cell.toBoc().toString('base64')

const POST = '/api/v2/runGetMethod'
const result = (stack: unknown, more: object = {}) => ({
  ok: true,
  result: {
    '@type': 'smc.runResult',
    gas_used: 549,
    stack,
    exit_code: 0,
    block_id: { workchain: -1, shard: '-9223372036854775808', seqno: 17, root_hash: hash, file_hash: hash },
    last_transaction_id: { lt: '46000000000001', hash: 'ERERERERERERERERERERERERERERERERERERERERERE=' },
    ...more,
  },
})

function runOnNode(body: unknown, args: Argument[] = [], method: string | number = 'seqno', status = 200) {
  network.announce(POST, { body, status })
  return provider.getMethodRun(fakeCall(), { address, method, args })
}
const stackOf = async (entry: unknown) => (await runOnNode(result([entry]))).stack[0]
const sent = (place = 0) => JSON.parse(String(network.calls[place]?.init.body))

const typed = (type: string, name: string, value: object) => ({ '@type': `tvm.stackEntry${type}`, [name]: value })
const int = (value: string): StackValue => ({ kind: 'int', value })

describe('get-methods run by the node', () => {
  test('a get-method is sent as a POST of JSON without credentials and referrer', async () => {
    await runOnNode(result([]))
    const [call] = network.calls
    expect(call?.init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect([...new Headers(call?.init.headers)]).toEqual([['content-type', 'application/json']])
    expect(sent()).toEqual({ address, method: 'seqno', stack: [] })
  })

  test('a get-method can be run by number and after a given block', async () => {
    network.announce(POST, { body: result([]) })
    await provider.getMethodRun(fakeCall(), { address, method: 85143, args: [] }, 0)
    expect(sent()).toEqual({ address, method: 85143, stack: [], seqno: 0 })
  })

  test('arguments of a get-method are encoded in the node’s notation', async () => {
    const args: Argument[] = [
      { kind: 'int', value: '-5' },
      { kind: 'cell', boc: base64 },
      { kind: 'slice', boc: base64 },
      { kind: 'null' },
      { kind: 'address', raw: `-1:${'0f'.repeat(32)}` },
    ]
    await runOnNode(result([]), args)
    const { stack } = sent()
    expect(stack.slice(0, 4)).toEqual([
      ['num', '-5'],
      ['tvm.Cell', base64],
      ['tvm.Slice', base64],
      ['list', { '@type': 'tvm.list', elements: [] }],
    ])
    expect(stack[4][0]).toBe('tvm.Slice')
    const slice = Cell.fromBase64(stack[4][1]).beginParse()
    expect(slice.loadAddress().equals(new Address(-1, Buffer.alloc(32, 0x0f)))).toBe(true)
    expect([slice.remainingBits, slice.remainingRefs]).toEqual([0, 0])
  })

  test('a get-method’s result has exit code, gas, stack, block and last transaction', async () => {
    expect(await runOnNode(result([['num', '0x2a']]))).toEqual({
      exitCode: 0,
      gasUsed: '549',
      stack: [int('42')],
      block: { workchain: -1, shard: '8000000000000000', seqno: 17 },
      lastTransaction: { lt: '46000000000001', hash },
    })
  })

  test.each([11, -13, -14, 4, -256])('a get-method that fails with exit code %i is still a result', async exit_code => {
    expect(await runOnNode(result([], { exit_code }))).toMatchObject({ exitCode: exit_code, stack: [] })
  })

  test('a get-method’s result may lack block, transaction and gas', async () => {
    const run = await runOnNode(result([], { block_id: undefined, last_transaction_id: null, gas_used: undefined }))
    expect(run).toMatchObject({ block: null, lastTransaction: null, gasUsed: null })
    const fresh = { lt: '0', hash: `${'A'.repeat(43)}=` }
    expect((await runOnNode(result([], { last_transaction_id: fresh }))).lastTransaction).toBeNull()
  })

  test.each([
    [['num', '-0x1'], int('-1')],
    [['num', '0x0'], int('0')],
    [['num', '0x'], int('0')],
    [['num', '31'], int('31')],
    [['num', 7], int('7')],
    [['num', `0x${'F'.repeat(64)}`], int(`${2n ** 256n - 1n}`)],
    [['num', `-0x1${'0'.repeat(64)}`], int(`${-(2n ** 256n)}`)],
    [['num', '(nan)'], { kind: 'nan' }],
    [['num', 'NaN'], { kind: 'nan' }],
    [['cell', { bytes: base64, object: {} }], { kind: 'cell', boc: base64 }],
    [['slice', { bytes: base64 }], { kind: 'slice', boc: base64 }],
    [['list', { '@type': 'tvm.list', elements: [] }], { kind: 'null' }],
    [['tuple', { '@type': 'tvm.tuple', elements: [] }], { kind: 'tuple', items: [] }],
    [['unsupported', ''], { kind: 'unsupported' }],
    [['builder', {}], { kind: 'unsupported' }],
    [
      [
        'tuple',
        {
          elements: [
            typed('Number', 'number', { number: '-343' }),
            typed('Cell', 'cell', { bytes: base64 }),
            typed('Slice', 'slice', { bytes: base64 }),
            typed('Tuple', 'tuple', { elements: [typed('Number', 'number', { number: '1' })] }),
            typed('List', 'list', { elements: [] }),
            typed('Unsupported', 'x', {}),
          ],
        },
      ],
      {
        kind: 'tuple',
        items: [
          int('-343'),
          { kind: 'cell', boc: base64 },
          { kind: 'slice', boc: base64 },
          { kind: 'tuple', items: [int('1')] },
          { kind: 'null' },
          { kind: 'unsupported' },
        ],
      },
    ],
  ])('the node’s stack entry %j is decoded', async (entry, value) => expect(await stackOf(entry)).toEqual(value))

  test.each([
    [['num', '0xzz']],
    [['num', '']],
    [['num', '-']],
    [['num', '1e5']],
    [['num', 1.5]],
    [['num', null]],
    [['num', `0x1${'0'.repeat(64)}`]],
    [['num', `-0x1${'0'.repeat(63)}1`]],
    [['num', '9'.repeat(20_000)]],
    [['num', `0x${'f'.repeat(100_000)}`]],
    [['cell', {}]],
    [['cell', { bytes: 'ü' }]],
    [['cell', { bytes: '' }]],
    [['cell', base64]],
    [['tuple', {}]],
    [['tuple', { elements: {} }]],
    [['tuple', { elements: [null] }]],
    [['list', null]],
    [[]],
    [[5, 5]],
    [{}],
    [null],
    ['num'],
  ])('the node’s stack entry %j is malformed', async entry => {
    await expect(stackOf(entry)).rejects.toMatchObject({ kind: 'malformed', detail: 'stack: not a stack' })
  })

  test.each([[undefined], [null], [{}], ['x']])('the node’s stack %j is malformed', async stack => {
    await expect(runOnNode(result(stack))).rejects.toMatchObject({ kind: 'malformed' })
  })

  test.each([['0'], [null], [undefined], [1.5], ['abc']])(
    'the node’s exit code %j is accepted only as a number',
    async exit_code => {
      const run = runOnNode(result([], { exit_code }))
      if (exit_code === '0') expect(await run).toMatchObject({ exitCode: 0 })
      else await expect(run).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  test('nested tuples of the node’s stack are decoded to a depth of 32', async () => {
    const [open, close] = ['{"@type":"tvm.stackEntryTuple","tuple":{"elements":[', ']}}']
    const entry = `["tuple",{"elements":[${open.repeat(5000)}${close.repeat(5000)}]}]`
    let [value] = (await runOnNode(JSON.stringify(result(['here'])).replace('"here"', entry))).stack
    let depth = 0
    for (; value?.kind === 'tuple'; depth++) value = value.items[0]
    expect([depth, value]).toEqual([32, { kind: 'unsupported' }])
  })

  test('two get-method calls that differ only in their bodies are not deduplicated', async () => {
    network.announce(POST, { body: result([['num', '0x1']]), delay: 5 }, { body: result([['num', '0x2']]), delay: 5 })
    const runs = ['one', 'two'].map(method => provider.getMethodRun(fakeCall(), { address, method, args: [] }))
    expect((await Promise.all(runs)).map(({ stack }) => stack[0])).toEqual([int('1'), int('2')])
    expect([sent(0).method, sent(1).method]).toEqual(['one', 'two'])
  })

  test.each([
    [422, { ok: false, error: 'failed to parse stack', code: 422 }, 'refused'],
    [542, { ok: false, error: 'Unsupported stack entry type: x', code: 542 }, 'broken'],
    [403, '<html>forbidden</html>', 'refused'],
  ])('a get-method answered with status %i is an error', async (status, body, kind) => {
    await expect(runOnNode(body, [], 'seqno', status)).rejects.toMatchObject({ kind, provider: 'toncenter' })
  })

  test('a get-method is retried with the same body after a transient error', async () => {
    network.announce(POST, { status: 500, body: { ok: false, error: 'timeout', code: 500 } }, { body: result([]) })
    expect(await provider.getMethodRun(fakeCall(), { address, method: 'seqno', args: [] })).toMatchObject({
      exitCode: 0,
    })
    expect(sent(1)).toEqual(sent(0))
  })
})
