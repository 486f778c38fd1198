import { Cell, Dictionary, loadTransaction } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { normalizedHash, parseExternal } from '../../scripts/localnet/chain/message.ts'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import { ask } from '../contract/support/wire.ts'
import { servedNetwork } from './support/served.ts'
import { allSteps, type TraceNode } from './support/traces.ts'

const world = servedNetwork()

const trace = async (hash: string | Buffer) =>
  (await ask<TraceNode>(world.served.origin, `/v2/traces/${typeof hash === 'string' ? hash : hash.toString('hex')}`))
    .value
const signed = () =>
  world.all.findLast(
    ({ transaction, children }) =>
      transaction.inMessage?.info.type === 'external-in' && children.some(child => child.children.length > 2),
  )!

describe('a trace of the embedded indexer', () => {
  it('a trace is found by any of its transactions and messages, and by its root’s normalised hash', async () => {
    const root = signed()
    const child = root.children[0]!
    const message = (item: ChainTransaction) => item.cell.refs[0]!.beginParse().loadMaybeRef()!
    const whole = await trace(root.hash)
    const names = [
      child.hash,
      message(root).hash(),
      message(child).hash(),
      normalizedHash(parseExternal(message(root))),
    ]
    for (const name of names) expect(await trace(name)).toEqual(whole)
    expect(await trace(root.hash.toString('base64url'))).toEqual(whole)
    expect(whole.transaction.hash).toBe(root.hash.toString('hex'))
  })

  it('a trace has every step once, with its bytes, under the step that sent its message', async () => {
    const steps = allSteps(await trace(signed().hash))
    expect(steps.length).toBeGreaterThan(4)
    expect(new Set(steps.map(({ node }) => node.transaction.hash)).size).toBe(steps.length)
    for (const { node, parent } of steps) {
      const cell = Cell.fromHex(node.transaction.raw)
      expect(cell.hash().toString('hex')).toBe(node.transaction.hash)
      if (!parent) continue
      const sent = Cell.fromHex(parent.transaction.raw).refs[0]!
      const cells = [...loadTransaction(Cell.fromHex(parent.transaction.raw).beginParse()).outMessages.values()]
      expect(sent.refs.length).toBeGreaterThan(0)
      expect(cells.map(({ info }) => info.type === 'internal' && info.createdLt)).toContain(
        BigInt(node.transaction.in_msg!.created_lt),
      )
    }
  })

  it('a delivered message of a trace is only the in_msg of a child, not also an out_msg', async () => {
    const payout = world.network.fixtures.worthOpening.get('transaction with many messages')!
    const { transaction, children = [] } = await trace(payout)
    expect(children.length).toBe(255)
    expect(transaction.out_msgs).toEqual([])
    const times = children.map(child => BigInt(child.transaction.in_msg!.created_lt))
    expect(times).toEqual(times.toSorted((one, other) => (one < other ? -1 : 1)))
  })

  it('a trace keeps messages to the outside in out_msgs', async () => {
    const logger = world.all.find(({ transaction }) =>
      transaction.outMessages.values().some(({ info }) => info.type === 'external-out'),
    )!
    const step = allSteps(await trace(logger.hash)).find(
      ({ node }) => node.transaction.hash === logger.hash.toString('hex'),
    )!
    const messages = logger.cell.refs[0]!.beginParse()
    messages.loadMaybeRef()
    const sent = messages.loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell()).values()
    expect(step.node.transaction.out_msgs.map(({ msg_type, hash }) => [msg_type, hash])).toEqual(
      sent.map(cell => ['ext_out_msg', cell.hash().toString('hex')]),
    )
    expect(sent).toHaveLength(1)
  })

  it('a trace keeps a message to an account without state as a step under its sender, with code skipped', async () => {
    const stateless = world.all.find(
      ({ parent, transaction: { description: d } }) =>
        parent && d.type === 'generic' && d.computePhase.type === 'skipped' && d.computePhase.reason === 'no-state',
    )!
    const hash = stateless.hash.toString('hex')
    const found = allSteps(await trace(stateless.hash)).filter(({ node }) => node.transaction.hash === hash)
    expect(found).toMatchObject([
      {
        node: {
          transaction: {
            account: { address: stateless.account.toRawString() },
            in_msg: { destination: { address: stateless.account.toRawString() } },
            compute_phase: { skipped: true, skip_reason: 'cskip_no_state' },
            out_msgs: [],
          },
        },
        parent: { transaction: { hash: stateless.parent!.hash.toString('hex') } },
      },
    ])
  })

  it('a trace of an unknown or invalid hash is 404 or 400', async () => {
    const { status, value } = await ask(world.served.origin, `/v2/traces/${'0'.repeat(64)}`)
    expect([status, value]).toEqual([404, { error: 'entity not found' }])
    expect(await ask(world.served.origin, '/v2/traces/xyz')).toMatchObject({
      status: 400,
      value: { error: "can't decode hash xyz" },
    })
  })
})

type Located = { ok: boolean; result: { transaction_id: { hash: string } }; error: string; code: number }

describe('finding trace steps at the node', () => {
  const locate = async (method: string, item: ChainTransaction, lt = 0n) => {
    const info = item.transaction.inMessage!.info
    if (info.type !== 'internal') throw new Error('It came from outside')
    const query = `source=${info.src}&destination=${info.dest}&created_lt=${info.createdLt + lt}`
    return ask<Located>(world.served.origin, `/api/v2/${method}?${query}`)
  }

  it.each([
    ['tryLocateTx', (item: ChainTransaction) => item],
    ['tryLocateResultTx', (item: ChainTransaction) => item],
    ['tryLocateSourceTx', (item: ChainTransaction) => item.parent!],
  ] as const)('the node’s %s finds the transaction of a message', async (method, pick) => {
    for (const item of signed().children) {
      const { status, value } = await locate(method, item)
      expect(status).toBe(200)
      expect(value.result.transaction_id.hash).toBe(pick(item).hash.toString('base64'))
    }
  })

  it('the node’s locate methods refuse an unknown message and a missing parameter', async () => {
    const [item] = signed().children
    for (const method of ['tryLocateResultTx', 'tryLocateSourceTx']) {
      const { status, value } = await locate(method, item!, 1n)
      expect([status, value.ok, value.error]).toEqual([500, false, 'LITE_SERVER_UNKNOWN: transaction was not found'])
      const half = await ask<Located>(world.served.origin, `/api/v2/${method}?source=${item!.account}`)
      expect([half.status, half.value.error]).toEqual([
        422,
        "failed to parse get request: Missing required field 'created_lt'",
      ])
    }
  })
})
