import { describe, expect, it } from 'vitest'
import { landmarks } from '../contract/support/landmarks.ts'
import { ask } from '../contract/support/wire.ts'
import { servedNetwork } from './support/served.ts'

/** Behaviour of toncenter's index that its schema does not describe. */
const world = servedNetwork()

type Row = { account: string; hash: string; lt: string; now: number; in_msg: unknown }
type Rows = { transactions: Row[] }

const v3 = <T = Rows>(path: string) => ask<T>(world.served.origin, `/api/v3/${path}`)
const STRANGER = encodeURIComponent(`0:${'e'.repeat(64)}`)

describe('errors of API v3', () => {
  it.each([
    ['transactions?limit=1001', 500, 'limit is not allowed: 1001 > 1000'],
    ['transactions?sort=newest', 500, 'wrong value for sort parameter'],
    ['transactions?account=X', 422, 'failed to decode: schema: error converting value for "account"'],
    [`transactions?hash=${'A'.repeat(43)}`, 422, 'failed to decode: schema: error converting value for "hash"'],
    [`transactions?hash=${'+'.repeat(43)}=`, 422, 'failed to decode: schema: error converting value for "hash"'],
    ['transactions?mc_seqno=999999', 404, 'masterchain block 999999 not found'],
    ['transactionsByMessage', 422, 'at least one of msg_hash, body_hash, opcode should be specified'],
    ['traces', 422, 'only one of account, trace_id, tx_hash, msg_hash should be specified'],
    ['accountStates', 422, 'address of account is required'],
    ['dns/records', 422, 'exactly one of wallet, domain should be specified'],
    [`dns/records?domain=a.ton&wallet=${STRANGER}`, 422, 'exactly one of wallet, domain should be specified'],
    ['nft/items?index=1', 500, 'index parameter is not allowed without the collection_address'],
    ['nobody', 500, 'internal server error: Cannot GET /api/v3/nobody'],
  ])('API v3 refuses %s with status %i', async (path, status, error) => {
    const answer = await v3<unknown>(path)
    expect([answer.status, answer.value]).toEqual([status, { error }])
  })
})

describe('answers of API v3', () => {
  it('API v3 ignores unknown parameters and returns rows of all accounts', async () => {
    const wallet = encodeURIComponent(landmarks(world.network).raw('wallet'))
    const [own, everybody] = [
      await v3(`transactions?account=${wallet}&limit=50`),
      await v3(`transactions?acount=${wallet}&limit=50`),
    ]
    expect(new Set(own.value.transactions.map(({ account }) => account)).size).toBe(1)
    expect(new Set(everybody.value.transactions.map(({ account }) => account)).size).toBeGreaterThan(3)
  })

  it('API v3 clamps limits and offsets', async () => {
    expect((await v3('transactions?limit=0')).value.transactions).toHaveLength(1)
    expect((await v3('transactions?limit=-5')).value.transactions).toHaveLength(1)
    const [all, shifted] = [await v3('transactions?limit=5'), await v3('transactions?limit=4&offset=1')]
    expect(shifted.value.transactions).toEqual(all.value.transactions.slice(1))
    expect((await v3('transactions?limit=5&offset=-3')).value).toEqual(all.value)
    expect((await v3('transactions')).value.transactions).toHaveLength(10)
  })

  it('API v3 writes addresses in upper case, hashes in base64, and null for a tick’s message', async () => {
    const { value } = await v3('transactions?limit=500&workchain=-1')
    for (const { account, hash } of value.transactions) {
      expect(account).toMatch(/^-1:[0-9A-F]{64}$/)
      expect(hash).toMatch(/^[\w+/]{43}=$/)
    }
    expect(value.transactions.some(({ in_msg }) => in_msg === null)).toBe(true)
  })

  it('API v3 sorts by lt, or by time when bounds are times, and includes the bounds', async () => {
    const lts = (rows: Row[]) => rows.map(({ lt }) => BigInt(lt))
    const { transactions } = (await v3('transactions?limit=40')).value
    expect(lts(transactions)).toEqual(lts(transactions).toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)))
    const middle = transactions[20]!
    expect((await v3(`transactions?limit=1&end_lt=${middle.lt}`)).value.transactions[0]!.lt).toBe(middle.lt)
    const timed = (await v3(`transactions?limit=40&end_utime=${middle.now}`)).value.transactions
    expect(timed[0]!.now).toBe(middle.now)
    expect(timed.map(({ now }) => now)).toEqual(timed.map(({ now }) => now).toSorted((a, b) => b - a))
    const oldest = (await v3('transactions?limit=5&sort=asc')).value.transactions
    expect(lts(oldest)).toEqual(lts(oldest).toSorted((a, b) => (a < b ? -1 : 1)))
  })

  it('API v3 accepts hashes in hex, with 0x, and in padded base64', async () => {
    const { hash } = landmarks(world.network).signed
    const forms = [hash.toString('hex'), `0x${hash.toString('hex')}`, encodeURIComponent(hash.toString('base64'))]
    for (const form of forms)
      expect((await v3(`transactions?hash=${form}`)).value.transactions.map(row => row.hash)).toEqual([
        hash.toString('base64'),
      ])
  })

  it('API v3 answers unknown hashes with empty lists, and omits unused accounts', async () => {
    const unknown = 'e'.repeat(64)
    expect((await v3(`transactions?hash=${unknown}`)).value.transactions).toEqual([])
    expect((await v3<{ traces: unknown[] }>(`traces?tx_hash=${unknown}`)).value.traces).toEqual([])
    expect((await v3<{ accounts: unknown[] }>(`accountStates?address=${STRANGER}`)).value.accounts).toEqual([])
    expect((await v3<{ records: unknown[] }>('dns/records?domain=nobody-has-it.ton')).value.records).toEqual([])
  })

  it('API v3 swaps gas fees and gas used of special accounts, which pay nothing', async () => {
    type Special = Row & { description: { type: string; compute_ph: { gas_fees: string; gas_used: string } } }
    const { value } = await v3<{ transactions: Special[] }>('transactions?limit=500&workchain=-1')
    const ticks = value.transactions.filter(({ description }) => description.type === 'tick_tock')
    expect(ticks.length).toBeGreaterThan(0)
    for (const { description } of ticks) {
      expect(description.compute_ph.gas_used).toBe('0')
      expect(Number(description.compute_ph.gas_fees)).toBeGreaterThan(0)
    }
  })
})
