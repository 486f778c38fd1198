import { expect, test } from 'vitest'
import { CONTROL_LIMITS } from '../../../scripts/localnet/chain/retention.ts'
import { Degradations } from '../../../scripts/localnet/http/degradations.ts'
import { Faults } from '../../../scripts/localnet/http/faults.ts'
import { type LogEntry, RequestLog } from '../../../scripts/localnet/http/log.ts'

const call = (at: number, path = '/v2/status'): LogEntry => ({
  provider: 'indexer',
  method: 'GET',
  path,
  at,
  status: 200,
  client: 'test',
})

test('the request log keeps a limited number of calls, the newest ones', () => {
  const log = new RequestLog()
  for (let at = 1; at <= CONTROL_LIMITS.calls * 2; at++) log.add(call(at))
  const entries = log.entries()
  expect(entries.length).toBeLessThanOrEqual(CONTROL_LIMITS.calls)
  expect(entries.length).toBeGreaterThan(CONTROL_LIMITS.calls / 2)
  expect(entries.at(-1)?.at).toBe(CONTROL_LIMITS.calls * 2)
})

test('the request log keeps fewer calls when their paths are long', () => {
  const log = new RequestLog()
  const path = `/v2/${'x'.repeat(8000)}`
  for (let at = 1; at <= 3000; at++) log.add(call(at, path))
  const entries = log.entries()
  expect(entries.length * path.length).toBeLessThanOrEqual(CONTROL_LIMITS.callBytes)
  expect(entries.at(-1)?.at).toBe(3000)
})

test('at most a fixed number of faults and degradations are kept, the newest ones', () => {
  const [faults, degradations] = [new Faults(), new Degradations()]
  for (let at = 0; at < CONTROL_LIMITS.faults + 50; at++) faults.add([{ match: `/v2/${at}` }])
  for (let at = 0; at < CONTROL_LIMITS.degradations + 50; at++) degradations.add({ indexLag: at })
  expect(faults.list()).toHaveLength(CONTROL_LIMITS.faults)
  expect(faults.list().at(-1)?.match).toBe(`/v2/${CONTROL_LIMITS.faults + 49}`)
  expect(degradations.list()).toHaveLength(CONTROL_LIMITS.degradations)
})
