import { describe, expect, test } from 'vitest'
import { face, party, preview } from '../../support/jetton.ts'
import { fakeCall, providerTests } from '../../support/provider.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const { network, provider } = providerTests(async () => ({
  ...(await import('../../../src/providers/indexer/jetton-history.ts')),
  ...(await import('../../../src/providers/indexer/trace-jettons.ts')),
}))

const HASH = 'ab'.repeat(32)

describe('jetton history from the indexer', () => {
  const path = `/v2/accounts/${ALICE}/jettons/history?limit=50`
  const read = () => provider.getJettonHistory(fakeCall(), ALICE, 50)
  const row = {
    operation: 'transfer',
    utime: 5,
    lt: 9,
    transaction_hash: HASH,
    trace_id: HASH,
    amount: '7',
    query_id: '0',
    source: party(ALICE),
    destination: party(BOB, 'bob.ton'),
    jetton: preview,
  }
  const entity = {
    kind: 'transfer',
    utime: 5,
    lt: '9',
    hash: HASH,
    source: ALICE,
    destination: BOB,
    amount: '7',
    jetton: face,
    received: null,
    comment: null,
    succeeded: true,
  }

  test('the jetton history is read from operations', async () => {
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
    [{ SumType: 'TextComment', Value: { Text: '\u200b\n' } }, null],
    [{ SumType: 'TextComment', Value: null }, null],
    [{ SumType: 'Cell', Value: {} }, null],
    ['', null],
    [7, null],
  ])('a jetton transfer’s comment is read from the payload %j', async (payload, comment) => {
    network.announce(path, { body: { operations: [{ ...row, payload }] } })
    expect((await read()).operations[0]!.comment).toEqual(comment)
  })

  test('a jetton mint has no source and a burn no destination', async () => {
    const { source, destination: _, ...rest } = row
    const operations = [
      { ...rest, operation: 'mint', destination: party(ALICE) },
      { ...rest, operation: 'burn', source },
    ]
    network.announce(path, { body: { operations } })
    expect((await read()).operations).toMatchObject([
      { kind: 'mint', source: null, destination: ALICE },
      { kind: 'burn', source: ALICE, destination: null },
    ])
  })

  const action = { sender: party(ALICE), recipient: party(BOB), amount: '7', jetton: preview }
  const event = (actions: unknown[]) => ({ event_id: HASH, timestamp: 5, lt: 9, is_scam: false, actions })

  test('the jetton history is read from events of an older server', async () => {
    const actions = [
      { type: 'JettonTransfer', status: 'ok', JettonTransfer: { ...action, comment: 'for tea' } },
      { type: 'TonTransfer', status: 'ok', TonTransfer: {} },
      { JettonTransfer: { ...action, encrypted_comment: { encryption_type: 'simple', cipher_text: 'x' } } },
      { type: 'JettonMint', status: 'failed', JettonMint: { ...action, sender: undefined, recipient: party(ALICE) } },
    ]
    network.announce(path, { body: { events: [event(actions)], next_from: 0 } })
    const history = await read()
    expect(history.unreadable).toBe(0)
    expect(history.operations).toEqual([
      { ...entity, comment: { kind: 'text', text: 'for tea' } },
      { ...entity, comment: { kind: 'encrypted' } },
      { ...entity, kind: 'mint', source: null, destination: ALICE, succeeded: false },
    ])
  })

  test('a flawed jetton transfer shows both amounts', async () => {
    const flawed = { ...action, amount: undefined, sent_amount: '7', received_amount: '5' }
    const actions = [{ type: 'FlawedJettonTransfer', status: 'ok', FlawedJettonTransfer: flawed }]
    network.announce(path, { body: { events: [event(actions)] } })
    expect((await read()).operations).toEqual([{ ...entity, received: '5' }])
  })

  test('both amounts of a flawed jetton transfer are scaled', async () => {
    const jetton = { ...preview, scaled_ui: { numerator: '3', denominator: '2' } }
    const flawed = { ...action, jetton, amount: undefined, sent_amount: '7', received_amount: '6' }
    network.announce(path, { body: { events: [event([{ FlawedJettonTransfer: flawed }])] } })
    expect((await read()).operations).toMatchObject([{ amount: '10', received: '9' }])
  })

  test.each([
    ['Call: StonfiSwapV2', { kind: 'operation', name: 'StonfiSwapV2' }],
    ['Call: 0xa7fb58f8', { kind: 'operation', name: '0xa7fb58f8' }],
    ['Call: me later', { kind: 'text', text: 'Call: me later' }],
    ['Call: Mum tomorrow', { kind: 'text', text: 'Call: Mum tomorrow' }],
  ])('the comment %j is read as an operation or as text', async (comment, expected) => {
    network.announce(path, { body: { events: [event([{ JettonTransfer: { ...action, comment } }])] } })
    expect((await read()).operations[0]!.comment).toEqual(expected)
  })

  test('a readable comment takes precedence over an encrypted one', async () => {
    const both = { ...action, comment: 'for tea', encrypted_comment: { cipher_text: 'x' } }
    network.announce(path, { body: { events: [event([{ JettonTransfer: both }])] } })
    expect((await read()).operations[0]!.comment).toEqual({ kind: 'text', text: 'for tea' })
  })

  const none = { operations: [], known: {}, unreadable: 0, wallets: {}, flows: null, isUnfinished: true }
  test.each([
    [404, none],
    [413, 'too-long'],
  ])('jettons of a trace, answered with status %i, are %j', async (status, expected) => {
    network.announce(`/v2/events/${HASH}`, { status, body: { error: 'trace' } })
    expect(await provider.getTraceJettons(fakeCall(), HASH)).toEqual(expected)
  })

  test('jettons of a trace include their wallets and each account’s gains', async () => {
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
          flow(BOB, [{ account: party(BOB), jetton: scaled, quantity: 7 }]),
        ],
      },
    })
    const jettons = await provider.getTraceJettons(fakeCall(), HASH)
    expect(jettons).toMatchObject({
      operations: [entity, { ...entity, amount: '14' }],
      isUnfinished: true,
      flows: {
        source: 'tonapi',
        rows: [
          { account: ALICE, jetton: face, quantity: '-7' },
          { account: BOB, jetton: face, quantity: '14' },
        ],
      },
    })
    expect(jettons).toHaveProperty('scaled', [face.address])
    expect(jettons).toHaveProperty('wallets', {
      [`0:${'d'.repeat(64)}`]: face,
      [`0:${'e'.repeat(64)}`]: face,
    })
  })

  test.each([
    ['no value flow', undefined],
    ['an unreadable flow', [null]],
    ['a flow without an amount', [{ account: party(ALICE), jettons: [{ jetton: preview }] }]],
    ['an unreadable jetton', [{ account: party(ALICE), jettons: [null] }]],
  ])('gains of a trace are unknown with %s', async (_name, value_flow) => {
    network.announce(`/v2/events/${HASH}`, {
      body: { ...event([{ type: 'JettonTransfer', JettonTransfer: action }]), value_flow },
    })
    expect(await provider.getTraceJettons(fakeCall(), HASH)).toMatchObject({ operations: [entity], flows: null })
  })

  test('jetton transfers of a trace include both sides of a swap, except TON', async () => {
    const both = {
      dex: 'stonfi',
      amount_in: '7',
      amount_out: '5',
      user_wallet: party(ALICE),
      router: party(BOB),
      jetton_master_in: preview,
      jetton_master_out: preview,
    }
    const forTon = { ...both, amount_out: '', jetton_master_out: undefined, ton_out: 5 }
    const odd = { ...both, amount_in: '7.5', amount_out: '-1' }
    network.announce(`/v2/events/${HASH}`, {
      body: event(
        [both, forTon, odd, { dex: 'stonfi' }].map(JettonSwap => ({ type: 'JettonSwap', status: 'ok', JettonSwap })),
      ),
    })
    expect(await provider.getTraceJettons(fakeCall(), HASH)).toMatchObject({
      operations: [
        { kind: 'transfer', source: ALICE, destination: BOB, amount: '7', succeeded: true },
        { kind: 'transfer', source: BOB, destination: ALICE, amount: '5' },
        { source: ALICE, destination: BOB, amount: '7' },
      ],
      unreadable: 1,
    })
  })

  test('jetton transfers are read from the events of an account', async () => {
    const body = { events: [event([{ type: 'JettonTransfer', JettonTransfer: action }])] }
    network.announce(`/v2/accounts/${ALICE}/events?limit=50`, { body })
    expect((await provider.getJettonEvents(fakeCall(), ALICE, 50)).operations).toEqual([entity])
  })

  test('the events of an account give its own swaps, and no movements between others in the same traces', async () => {
    const swap = { amount_in: '7', user_wallet: party(ALICE), router: party(BOB), jetton_master_in: preview }
    const actions = [
      { type: 'JettonSwap', JettonSwap: swap },
      { type: 'JettonTransfer', JettonTransfer: action },
      { type: 'JettonTransfer', JettonTransfer: { ...action, sender: party(CAROL) } },
      { type: 'JettonSwap', JettonSwap: { ...swap, user_wallet: party(CAROL) } },
      { type: 'JettonTransfer', JettonTransfer: { ...action, sender: {}, recipient: {} } },
    ]
    network.announce(`/v2/accounts/${ALICE}/events?limit=50`, { body: { events: [event(actions)] } })
    expect(await provider.getJettonEvents(fakeCall(), ALICE, 50)).toMatchObject({
      operations: [entity, entity],
      unreadable: 1,
    })
  })

  test.each([
    ['has as many rows as requested', { operations: Array(50).fill(row) }, true],
    ['has as many rows as requested, some unreadable', { operations: [...Array(49).fill(row), null] }, true],
    ['names the next row', { operations: [row], next_from: 8 }, true],
    ['names no next row', { operations: [row], next_from: 0 }, undefined],
    ['has fewer rows', { operations: Array(49).fill(row) }, undefined],
  ])('a jetton history that %s is marked as capped or not', async (_, body, expected) => {
    network.announce(path, { body })
    expect((await read()).isCapped).toBe(expected)
  })

  test('unreadable rows of the jetton history are dropped and counted', async () => {
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

  test('a jetton history without operations and events is malformed', async () => {
    network.announce(path, { body: { rows: [] } })
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' })
  })
})
