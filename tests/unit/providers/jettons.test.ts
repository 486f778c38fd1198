import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCall, fakeNetwork } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

let network: ReturnType<typeof fakeNetwork>
async function load() {
  return {
    ...(await import('../../../src/providers/indexer/jettons.ts')),
    ...(await import('../../../src/providers/indexer/jetton-history.ts')),
    ...(await import('../../../src/providers/indexer/trace-jettons.ts')),
  }
}
let provider: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('PUBLIC_INDEXER_API_INTERVAL_MS', '0')
  network = fakeNetwork()
  provider = await load()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(network.strays).toEqual([])
})

const preview = {
  ...{ address: CAROL, name: 'Kingy', symbol: 'KINGY', decimals: 6, verification: 'whitelist', score: 0 },
  image: 'https://cache.tonapi.io/x.webp',
}
const face = {
  ...{ address: CAROL, name: 'Kingy', symbol: 'KINGY', decimals: 6, trust: 'whitelist' },
  image: 'https://cache.tonapi.io/x.webp',
}
const HASH = 'ab'.repeat(32)
const party = (address: string, name?: string) => ({ address, name, is_scam: false, is_wallet: true })

describe('balances', () => {
  const answer = (balances: unknown[]) => network.announce(`/v2/accounts/${ALICE}/jettons`, { body: { balances } })
  const read = () => provider.getJettons(fakeCall(), ALICE)

  test('are read with what names the jetton', async () => {
    answer([{ balance: '21880005575000000000000', wallet_address: party(BOB), jetton: preview }])
    expect(await read()).toEqual({
      wallets: { [BOB]: face },
      balances: [{ jetton: face, wallet: BOB, balance: '21880005575000000000000' }],
      unreadable: 0,
      isCapped: false,
    })
  })

  test('take metadata before what stands beside it, and the provider\u2019s copy of the image before both', async () => {
    const metadata = { name: 'New', symbol: 'NEW', decimals: '18', image: 'https://x.test/a.png' }
    answer([
      { balance: '1', jetton: { ...preview, metadata } },
      { balance: '1', jetton: { metadata: { address: CAROL }, preview: 'https://cache.tonapi.io/p' } },
    ])
    expect((await read()).balances.map(({ jetton }) => jetton)).toEqual([
      { ...face, ...metadata, decimals: 18 },
      { address: CAROL, name: null, symbol: null, image: 'https://cache.tonapi.io/p', decimals: 9, trust: 'none' },
    ])
  })

  test('keep decimals between 0 and 255, and hold hostile texts and images back', async () => {
    const jetton = { ...preview, decimals: 999, symbol: 'US\u200bDT', name: '\u202e', image: 'data:image/png;base64,A' }
    answer([{ balance: 5, jetton }])
    expect((await read()).balances[0]!.jetton).toMatchObject({ decimals: 255, symbol: 'USDT', name: null, image: null })
  })

  test('are shown at the scale the jetton has now', async () => {
    answer([
      { balance: '9007199254740993', jetton: { ...preview, scaled_ui: { numerator: '3', denominator: '2' } } },
      { balance: '7', jetton: { ...preview, scaled_ui: { numerator: '3', denominator: '0' } } },
    ])
    expect((await read()).balances.map(({ balance }) => balance)).toEqual(['13510798882111489', '7'])
  })

  test('of nothing are no holdings, and odd rows are counted', async () => {
    answer([
      { balance: '0', jetton: preview },
      { balance: '1.5', jetton: preview },
      { balance: '1', jetton: { ...preview, address: 'nowhere' } },
      { balance: '1' },
      7,
    ])
    expect(await read()).toMatchObject({ balances: [], unreadable: 4 })
  })
})

test('1,000 wallets are all that the indexer lists of an account', async () => {
  const row = { balance: '1', jetton: preview, wallet_address: party(BOB) }
  const path = `/v2/accounts/${ALICE}/jettons`
  network.announce(path, { body: { balances: Array.from({ length: 1000 }, () => row) } })
  expect(await provider.getJettons(fakeCall(), ALICE)).toMatchObject({ isCapped: true })
  network.announce(path, { body: { balances: Array.from({ length: 999 }, () => row) } })
  expect(await provider.getJettons(fakeCall(), ALICE)).toMatchObject({ isCapped: false })
})

describe('the history', () => {
  const path = `/v2/accounts/${ALICE}/jettons/history?limit=50`
  const read = () => provider.getJettonHistory(fakeCall(), ALICE, 50)
  const row = {
    ...{ operation: 'transfer', utime: 5, lt: 9, transaction_hash: HASH, trace_id: HASH, amount: '7', query_id: '0' },
    ...{ source: party(ALICE), destination: party(BOB, 'bob.ton'), jetton: preview },
  }
  const entity = {
    ...{ kind: 'transfer', utime: 5, lt: '9', hash: HASH, source: ALICE, destination: BOB, amount: '7', jetton: face },
    ...{ received: null, comment: null, succeeded: true },
  }

  test('of today is read from operations', async () => {
    network.announce(path, { body: { operations: [row], next_from: 0 } })
    expect(await read()).toEqual({
      operations: [entity],
      known: {
        [ALICE]: { isWallet: true, name: null, isScam: false },
        [BOB]: { isWallet: true, name: 'bob.ton', isScam: false },
      },
      unreadable: 0,
    })
  })

  test.each([
    [
      { SumType: 'TextComment', OpCode: 0, Value: { Text: 'for\u202e tea' } },
      { kind: 'text', text: 'for tea' },
    ],
    [{ SumType: 'EncryptedTextComment', Value: { CipherText: 'x' } }, { kind: 'encrypted' }],
    [{ SumType: 'TextComment', Value: { Text: '' } }, null],
    [{ SumType: 'TextComment', Value: null }, null],
    [{ SumType: 'Cell', Value: {} }, null],
    ['', null],
    [7, null],
  ])('has the comment of a payload %j', async (payload, comment) => {
    network.announce(path, { body: { operations: [{ ...row, payload }] } })
    expect((await read()).operations[0]!.comment).toEqual(comment)
  })

  test('has mints without source and burns without destination', async () => {
    const { source, destination, ...rest } = row
    const operations = [
      { ...rest, operation: 'mint', destination },
      { ...rest, operation: 'burn', source },
    ]
    network.announce(path, { body: { operations } })
    expect((await read()).operations).toMatchObject([
      { kind: 'mint', source: null, destination: BOB },
      { kind: 'burn', source: ALICE, destination: null },
    ])
  })

  const action = { sender: party(ALICE), recipient: party(BOB), amount: '7', jetton: preview }
  const event = (actions: unknown[]) => ({ event_id: HASH, timestamp: 5, lt: 9, is_scam: false, actions })

  test('of old is read from events', async () => {
    const actions = [
      { type: 'JettonTransfer', status: 'ok', JettonTransfer: { ...action, comment: 'for tea' } },
      { type: 'TonTransfer', status: 'ok', TonTransfer: {} },
      { JettonTransfer: { ...action, encrypted_comment: { encryption_type: 'simple', cipher_text: 'x' } } },
      { type: 'JettonMint', status: 'failed', JettonMint: { ...action, sender: undefined } },
    ]
    network.announce(path, { body: { events: [event(actions)], next_from: 0 } })
    const history = await read()
    expect(history.unreadable).toBe(0)
    expect(history.operations).toEqual([
      { ...entity, comment: { kind: 'text', text: 'for tea' } },
      { ...entity, comment: { kind: 'encrypted' } },
      { ...entity, kind: 'mint', source: null, succeeded: false },
    ])
  })

  test('shows both amounts of a flawed transfer', async () => {
    const flawed = { ...action, amount: undefined, sent_amount: '7', received_amount: '5' }
    const actions = [{ type: 'FlawedJettonTransfer', status: 'ok', FlawedJettonTransfer: flawed }]
    network.announce(path, { body: { events: [event(actions)] } })
    expect((await read()).operations).toEqual([{ ...entity, received: '5' }])
  })

  test.each([
    ['Call: StonfiSwapV2', { kind: 'operation', name: 'StonfiSwapV2' }],
    ['Call: 0xa7fb58f8', { kind: 'operation', name: '0xa7fb58f8' }],
    ['Call: me later', { kind: 'text', text: 'Call: me later' }],
  ])('takes %j for what it is', async (comment, expected) => {
    network.announce(path, { body: { events: [event([{ JettonTransfer: { ...action, comment } }])] } })
    expect((await read()).operations[0]!.comment).toEqual(expected)
  })

  const none = { operations: [], known: {}, unreadable: 0, wallets: {}, flows: [], isUnfinished: true }
  test.each([
    [404, none],
    [413, 'too-long'],
  ])('of a trace, answered with status %i, is %j', async (status, expected) => {
    network.announce(`/v2/events/${HASH}`, { status, body: { error: 'trace' } })
    expect(await provider.getTraceJettons(fakeCall(), HASH)).toEqual(expected)
  })

  test('of a trace come with their wallets and with what each account gained', async () => {
    const transfer = { ...action, senders_wallet: `0:${'d'.repeat(64)}`, recipients_wallet: `0:${'e'.repeat(64)}` }
    const scaled = { ...preview, scaled_ui: { numerator: '2', denominator: '1' } }
    const odd = { ...transfer, senders_wallet: `0:${'f'.repeat(64)}`, jetton: scaled }
    const flow = (account: string, jettons: unknown[]) => ({ account: party(account), ton: 1, fees: 1, jettons })
    network.announce(`/v2/events/${HASH}`, {
      body: {
        ...event([
          { type: 'JettonTransfer', JettonTransfer: transfer },
          { type: 'JettonTransfer', JettonTransfer: odd },
          { type: 'TonTransfer', TonTransfer: {} },
        ]),
        in_progress: true,
        value_flow: [
          flow(ALICE, [{ account: party(ALICE), jetton: preview, qty: '-7', quantity: -7 }]),
          flow(BOB, [{ account: party(BOB), jetton: scaled, quantity: 7 }, { jetton: preview }]),
          { account: {}, jettons: [] },
          null,
        ],
      },
    })
    const jettons = await provider.getTraceJettons(fakeCall(), HASH)
    expect(jettons).toMatchObject({
      operations: [entity, { ...entity, amount: '14' }],
      isUnfinished: true,
      flows: [
        { account: ALICE, jetton: face, quantity: '-7' },
        { account: BOB, jetton: face, quantity: '14' },
      ],
    })
    expect(jettons).toHaveProperty('wallets', {
      [`0:${'d'.repeat(64)}`]: face,
      [`0:${'e'.repeat(64)}`]: face,
    })
  })

  test('can be read from the events of an account', async () => {
    const body = { events: [event([{ type: 'JettonTransfer', JettonTransfer: action }])] }
    network.announce(`/v2/accounts/${ALICE}/events?limit=50`, { body })
    expect((await provider.getJettonEvents(fakeCall(), ALICE, 50)).operations).toEqual([entity])
  })

  test('leaves odd rows out and counts them', async () => {
    const operations = [{ ...row, operation: 'swap' }, { ...row, amount: null }, { ...row, jetton: {} }, null]
    network.announce(path, { body: { operations } })
    expect(await read()).toEqual({ operations: [], known: {}, unreadable: 4 })
    const events = [
      event([{ JettonTransfer: { ...action, amount: 'much' } }, { JettonTransfer: 7 }]),
      { timestamp: 'x' },
    ]
    network.announce(path, { body: { events } })
    expect(await read()).toMatchObject({ operations: [], unreadable: 3 })
  })

  test('in neither shape is malformed', async () => {
    network.announce(path, { body: { rows: [] } })
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  })
})
