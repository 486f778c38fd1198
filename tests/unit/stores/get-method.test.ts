import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MethodCall } from '../../../src/domain/method/value.ts'
import { providerTests } from '../../support/provider.ts'

const { network, provider: stores } = providerTests(() => import('../../../src/stores/get-method.ts'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const address = `0:${'ab'.repeat(32)}` as const
const call: MethodCall = { address, method: 'seqno', args: [] }
const NODE = '/api/v2/runGetMethod'
const INDEXER = `/v2/blockchain/accounts/${address}/methods/seqno`
const fromNode = (value: string) => ({ ok: true, result: { exit_code: 0, stack: [['num', value]] } })
const fromIndexer = { success: true, exit_code: 0, stack: [{ type: 'num', num: '0x9' }] }
const pass = (ms = 20_000) => vi.advanceTimersByTimeAsync(ms)

test('the method runner makes no call before a run', async () => {
  const runner = stores.createMethodRunner()
  runner.listen(() => {})
  await pass()
  expect(runner.get()).toEqual({ status: 'idle' })
  expect(network.calls).toHaveLength(0)
})

test('a run of a get-method is pending, then ends with its result and provider', async () => {
  network.announce(NODE, { body: fromNode('0x5'), delay: 100 })
  const runner = stores.createMethodRunner()
  runner.run(call)
  expect(runner.get()).toEqual({ status: 'running', call, progress: { provider: 'toncenter', phase: 'queued' } })
  await pass(50)
  expect(runner.get()).toEqual({ status: 'running', call, progress: { provider: 'toncenter', phase: 'asked' } })
  await pass()
  const ended = runner.get()
  expect(ended).toMatchObject({
    status: 'ended',
    call,
    source: 'toncenter',
    run: { exitCode: 0, stack: [{ kind: 'int', value: '5' }] },
  })
  expect(ended.status === 'ended' && Math.abs(Date.now() - ended.at)).toBeLessThan(30_000)
})

test('a run that was cleared, as its arguments changed, shows no result later', async () => {
  network.announce(NODE, { body: fromNode('0x5'), delay: 100 })
  const runner = stores.createMethodRunner()
  runner.run(call)
  await pass(50)
  runner.clear()
  await pass()
  expect(runner.get()).toEqual({ status: 'idle' })
})

test('a get-method that fails ends with its exit code', async () => {
  network.announce(NODE, { body: { ok: true, result: { exit_code: 11, stack: [] } } })
  const runner = stores.createMethodRunner()
  runner.run(call)
  await pass()
  expect(runner.get()).toMatchObject({ status: 'ended', run: { exitCode: 11 } })
  expect(network.calls).toHaveLength(1)
})

test('the indexer runs a get-method when the node refuses with an HTML page', async () => {
  network.announce(NODE, { status: 403, body: '<html>forbidden</html>' })
  network.announce(INDEXER, { body: fromIndexer })
  const runner = stores.createMethodRunner()
  runner.run(call)
  await pass()
  expect(runner.get()).toMatchObject({ status: 'ended', source: 'tonapi', run: { stack: [{ value: '9' }] } })
})

test('a get-method reports the node’s error when both providers fail', async () => {
  network.announce(NODE, { status: 422, body: { ok: false, error: 'bad stack', code: 422 } })
  network.announce(INDEXER, { status: 404, body: { error: 'entity not found' } })
  const runner = stores.createMethodRunner()
  runner.run(call)
  await pass(60_000)
  expect(runner.get()).toMatchObject({ status: 'failed', call, problem: { kind: 'refused', provider: 'toncenter' } })
})

test('a get-method without a name is run by the node only', async () => {
  network.announce(NODE, { status: 422, body: { ok: false, error: 'oops', code: 422 } })
  const runner = stores.createMethodRunner()
  runner.run({ ...call, method: 85143 })
  await pass(60_000)
  expect(runner.get()).toMatchObject({ status: 'failed', problem: { provider: 'toncenter' } })
  expect(network.calls.map(({ url }) => url)).toEqual([NODE])
})

test('a cancelled run of a get-method aborts its call and stays idle', async () => {
  network.announce(NODE, { body: fromNode('0x5'), delay: 100 })
  const runner = stores.createMethodRunner()
  runner.run(call)
  await pass(50)
  runner.stop()
  expect(runner.get()).toEqual({ status: 'idle' })
  await pass()
  expect(runner.get()).toEqual({ status: 'idle' })
  expect(network.calls[0]?.init.signal?.aborted).toBe(true)
})

test('the second of two runs of get-methods wins, however late the first one ends', async () => {
  network.announce(NODE, { body: fromNode('0x1'), delay: 500 }, { body: fromNode('0x2'), delay: 10 })
  const runner = stores.createMethodRunner()
  runner.run(call)
  await pass(50)
  const second = { ...call, method: 'other' }
  runner.run(second)
  await pass()
  expect(runner.get()).toMatchObject({ status: 'ended', call: second, run: { stack: [{ value: '2' }] } })
})

test('stopping the method runner keeps the result of a finished run', async () => {
  network.announce(NODE, { body: fromNode('0x5') })
  const runner = stores.createMethodRunner()
  runner.run(call)
  await pass()
  runner.stop()
  expect(runner.get()).toMatchObject({ status: 'ended' })
})
