import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseHash } from '../../src/ton/hash.ts'
import { fakeCall, providerTests } from '../support/provider.ts'
import { shared } from './support/shared.ts'

type Node = { tx_hash: string; children: Node[] | null }
type Message = { hash: string; message_content: unknown }
type Wire = { hash: string; in_msg: { hash: string } | null; out_msgs: Message[] }
type Trace = { trace?: Node; transactions: Record<string, Wire>; transactions_order: string[]; is_incomplete?: boolean }
type Answer = { traces: Trace[] }

const { network, provider } = providerTests(async () => await import('../../src/providers/index-v3/traces.ts'))

const folder = `${shared}fixtures/toncenter-v3/`
const files = shared ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
const read = (name: string) => JSON.parse(readFileSync(folder + name, 'utf8')) as Answer
const hex = (hash: string) => parseHash(hash)!

/** The trace in an answer to a request for its first transaction. */
async function traceOf(answer: Answer, hash = hex(answer.traces[0]!.transactions_order[0]!)) {
  network.announce(`/api/v3/traces?tx_hash=${hash}&include_actions=true&limit=1&sort=desc`, { body: answer })
  return await provider.getIndexV3Trace(fakeCall(), hash)
}

/** Pairs of a transaction and the one that sent its message. */
function pairs(node: Node, parent: string | null = null): [string, string | null][] {
  const hash = hex(node.tx_hash)
  return [[hash, parent], ...(node.children ?? []).flatMap(child => pairs(child, hash))]
}

describe.skipIf(!shared)('a recorded trace of toncenter’s index', () => {
  it.each(files)('the recorded trace %s is read to the last step, each linked to its parent', async name => {
    const answer = read(name)
    const { trace, unproved } = await traceOf(answer)
    expect(unproved).toEqual([])
    expect(trace.unreadable).toBe(0)
    const found = trace.steps.map(({ hash, parent }) => [hash, parent === null ? null : trace.steps[parent]!.hash])
    expect(found.toSorted()).toEqual(pairs(answer.traces[0]!.trace!).toSorted())
    expect(trace.steps.filter(({ linked }) => !linked)).toHaveLength(1)
    expect(trace.steps.every(({ transaction }) => transaction !== null)).toBe(true)
  })

  it('parents of trace steps are found by message hashes, without the answer’s tree', async () => {
    const answer = read('kit-ft-sent-traces.json')
    const whole = await traceOf(answer)
    const [{ trace: _tree, ...rest }] = answer.traces as [Trace]
    expect(await traceOf({ ...answer, traces: [rest] })).toEqual(whole)
  })

  it('a trace step without its body is listed for the node, and the other steps are kept', async () => {
    const answer = read('kit-ft-sent-traces.json')
    const [trace] = answer.traces as [Trace]
    const [first] = trace.transactions_order as [string]
    const root = trace.transactions[first]!
    const out_msgs = root.out_msgs.map(message => ({ ...message, message_content: null }))
    const transactions = { ...trace.transactions, [first]: { ...root, out_msgs } }
    const spoilt = await traceOf({ ...answer, traces: [{ ...trace, transactions }] })
    expect(spoilt.unproved).toMatchObject([{ hash: hex(first) }])
    expect(spoilt.trace.steps).toHaveLength(trace.transactions_order.length)
    expect(spoilt.trace.steps[0]).toMatchObject({ hash: hex(first), transaction: null, parent: null })
    expect(spoilt.trace.steps[1]).toMatchObject({ parent: 0, linked: false })
  })

  it('a trace with a gap has a second root, and no step under a wrong parent', async () => {
    const answer = read('kit-ft-sent-traces.json')
    const [trace] = answer.traces as [Trace]
    const [, second] = trace.transactions_order as [string, string]
    const { [second]: _lost, ...transactions } = trace.transactions
    const { trace: found } = await traceOf({ ...answer, traces: [{ ...trace, transactions }] })
    expect(found.steps).toHaveLength(trace.transactions_order.length - 1)
    expect(found.steps.filter(({ parent }) => parent === null).length).toBeGreaterThan(1)
  })

  it('a cyclic trace ends, and the steps of the cycle are counted as unreadable', async () => {
    const answer = read('kit-ton-received-acc2-traces.json')
    const [trace] = answer.traces as [Trace]
    const [first] = trace.transactions_order as [string]
    const root = trace.transactions[first]!
    const looped = { ...root, in_msg: root.out_msgs[0] ?? null }
    const circle = { ...trace, transactions: { [first]: looped } }
    const { trace: found } = await traceOf({ ...answer, traces: [circle] })
    expect(found).toMatchObject({ steps: [], unreadable: 1 })
  })

  it('a trace of another transaction is rejected, and one without transactions is too long', async () => {
    const answer = read('kit-ton-received-acc2-traces.json')
    await expect(traceOf(answer, 'e'.repeat(64))).rejects.toMatchObject({ kind: 'another' })
    const [trace] = answer.traces as [Trace]
    const long = { ...trace, is_incomplete: true, transactions: {} }
    await expect(traceOf({ ...answer, traces: [long] })).rejects.toMatchObject({ kind: 'too-long' })
  })

  it('a trace says which jettons its wallets hold', async () => {
    const { jettons } = await traceOf(read('kit-ft-sent-traces.json'))
    expect(jettons).toBe(null)
    const { jettons: with_actions } = await traceOf({
      ...read('kit-ft-sent-traces.json'),
      traces: read('kit-ft-sent-traces.json').traces.map(trace => ({ ...trace, actions: [] })),
    })
    const held = Object.values(with_actions!.wallets)
    expect(held.map(({ symbol, decimals }) => ({ symbol, decimals }))).toEqual([
      { symbol: 'USD₮', decimals: 6 },
      { symbol: 'USD₮', decimals: 6 },
    ])
  })
})
