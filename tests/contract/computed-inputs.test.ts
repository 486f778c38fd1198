import { Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { rootOf } from '../../src/ton/replay/bag.ts'
import { emulatedConfig } from '../../src/ton/replay/config.ts'
import { readVmStack } from '../../src/ton/replay/vm-stack.ts'
import { rawOf } from '../support/address.ts'
import { CONFIG, computedPage, ELECTOR, endOf, walletOf } from './support/computed-page.ts'

// Its accounts include some without code.
const page = computedPage('standard')
const wallet = () => walletOf(page)
const head = () => page.network.chain.head(-1).seqno
const STATE = () => `/v2/liteserver/get_account_state/${wallet()}`

/** A field of an answer in hex, replaced. */
const withField = (name: string, value: string) => (body: string) =>
  body.replace(new RegExp(`"${name}":"[0-9a-f]+"`), `"${name}":"${value}"`)

test('arguments of any size reach a computed get-method in order, the last one on top of the stack', async () => {
  const boc = new Cell().toBoc().toString('base64')
  const large = String(2n ** 200n + 5n)
  await endOf(wallet(), 'seqno', [
    { kind: 'int', value: large },
    { kind: 'null' },
    { kind: 'address', raw: ELECTOR },
    { kind: 'cell', boc },
    { kind: 'int', value: '-7' },
  ])
  const [input] = page.given
  const stack = readVmStack(rootOf(input!.stack))
  expect(stack.map(({ kind }) => kind)).toEqual(['int', 'null', 'slice', 'cell', 'int'])
  expect([stack[0], stack[4]]).toEqual([
    { kind: 'int', value: large },
    { kind: 'int', value: '-7' },
  ])
})

test('a computed get-method can be given by name or by number', async () => {
  expect(await endOf(wallet(), 'seqno')).toMatchObject({ status: 'computed', exitCode: 0 })
  expect(await endOf(wallet(), 85_143)).toMatchObject({ status: 'computed', exitCode: 0 })
  expect(page.given.map(({ method }) => method)).toEqual([85_143, 85_143])
})

test('the emulator gets the configuration’s cells, serialized again', async () => {
  let sent = ''
  page.lies[CONFIG] = body => {
    const cell = Cell.fromBase64(/"bytes":"([^"]+)"/.exec(body)?.[1] ?? '')
    sent = cell.toBoc({ idx: true, crc32: true }).toString('base64')
    return body.replace(/"bytes":"[^"]+"/, `"bytes":"${sent}"`)
  }
  expect(await endOf(wallet(), 'seqno')).toMatchObject({ status: 'computed', config: 'signed' })
  const [input] = page.given
  expect(input?.config).not.toBe(sent)
  expect(input?.config).toBe(emulatedConfig(new Uint8Array(Buffer.from(sent, 'base64'))))
})

test('an account without code has no get-methods to compute', async () => {
  const bare = [...page.network.chain.accounts()].find(({ address, code }) => address.workChain === 0 && !code)
  expect(await endOf(rawOf(bare!.address), 'seqno')).toEqual({ status: 'unavailable', why: 'no-code' })
})

test('an account that does not exist has no get-methods to compute', async () => {
  expect(await endOf(`0:${'5a'.repeat(32)}`, 'seqno')).toEqual({ status: 'unavailable', why: 'no-code' })
})

test('a state contradicted by its proof is refused without fetching configuration and emulator', async () => {
  const other = await (await fetch(`${page.origin}/v2/liteserver/get_account_state/${ELECTOR}`)).json()
  page.lies[STATE()] = withField('state', other.state)
  page.asked = []
  expect(await endOf(wallet(), 'seqno')).toMatchObject({ status: 'contradicted', evidence: { what: 'account' } })
  expect(page.asked).toEqual([STATE()])
  expect(page.given).toEqual([])
})

test('a get-method on an unproved state uses the configuration of the newest block', async () => {
  page.lies[STATE()] = withField('shard_proof', '')
  const end = await endOf(wallet(), 'seqno')
  expect(end).toMatchObject({ status: 'computed', seqno: null, isSigned: false, config: 'named' })
  expect(page.queries.slice(-2)).toEqual(['/api/v2/getMasterchainInfo', `${CONFIG}?seqno=${head()}`])
})
