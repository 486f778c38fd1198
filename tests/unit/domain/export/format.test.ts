import { describe, expect, test } from 'vitest'
import { type ExportFormat, fileName, frameOf, isForTax, pieceOf } from '../../../../src/domain/export/format.ts'
import type { Jetton } from '../../../../src/domain/jetton/jetton.ts'
import type { Message, Transaction } from '../../../../src/domain/transaction/transaction.ts'
import { friendlyAddress } from '../../../../src/ton/address.ts'
import { ALICE, BOB, CAROL, message, operation, ran, transaction } from '../../../support/transaction.ts'

const jetton: Jetton = { address: CAROL, symbol: 'GOLD', name: 'Gold', image: null, decimals: 2, trust: 'whitelist' }
const names = (jettons: Record<string, Jetton> = {}) => ({
  jettons,
  find: () => ({ isWallet: true, name: '=Bob', isScam: false }),
})
const [bob, bobsContract] = [friendlyAddress(BOB, true), friendlyAddress(BOB)]
const hash = '1'.repeat(64)
const provenance = {
  site: 'http://site.test',
  network: 'mainnet',
  address: friendlyAddress(ALICE),
  from: '2023-11-14T00:00:00Z',
  to: '2023-11-14T23:59:59Z',
  complete: true,
  source: 'toncenter',
  generated: '2023-11-15T00:00:00Z',
  opening_balance: null,
  closing_balance: null,
  jettons: [],
}

const failed = Object.assign({}, ran, { success: false, exitCode: 33 })
const paid = message({ value: '1500000000', body: { kind: 'comment', text: '=1+1, "so"' } })
const comment = transaction({ inMessage: paid, totalFees: '5' })
const spent = transaction({ outMessages: [message({ source: ALICE, destination: BOB, value: '7', fwdFee: '3' })] })
const tokens = transaction({ inMessage: message({ value: '0', body: operation(0x7362d09c, '12345') }) })
const arrival = message({ destination: BOB, value: '0', body: operation(0x178d4519, '12345') })
const held = transaction({
  account: BOB,
  inMessage: { ...arrival, source: CAROL },
  outMessages: [message({ source: BOB, destination: ALICE, value: '0', body: operation(0x7362d09c) })],
})
const costly = transaction({ inMessage: null, compute: failed, aborted: true })

/** Lines of a file without its head. */
const lines = (format: ExportFormat, one: Transaction, jettons = {}) =>
  pieceOf(format, [one], 'toncenter', names(jettons)).text.split('\r\n').slice(0, -1)

describe('the product’s own export table', () => {
  test('the export table begins with its column names', () => {
    expect(frameOf('csv', provenance).head).toBe(
      'time_utc,lt,tx_hash,direction,counterparty,counterparty_name,asset,asset_address,amount,amount_units,fee_nano,operation,comment,status,outcome,exit_code,checked,source,balance_nano\r\n',
    )
  })

  test('an exported table has balances in a separate column if they are known, newest first', () => {
    const known = { ...provenance, opening_balance: '7', closing_balance: '1500000002' }
    const { head, tail } = frameOf('csv', known)
    expect(head.split('\r\n')[1]).toBe('2023-11-14T23:59:59Z,,,closing balance,,,TON,,,,,,,,,,,,1500000002')
    expect(tail).toBe('2023-11-14T00:00:00Z,,,opening balance,,,TON,,,,,,,,,,,,7\r\n')
    expect(frameOf('csv', { ...known, opening_balance: null }).tail).toBe('')
  })

  test('the export table states for each jetton whether its rows add up to the indexer’s history', () => {
    const sum = { name: 'GOLD', address: 'EQ', moved: '5', history: '5', adds_up: true }
    const unknown = { ...sum, history: null, adds_up: null }
    const { head } = frameOf('csv', {
      ...provenance,
      jettons: [sum, { ...sum, history: '7', adds_up: false }, unknown],
    })
    expect(head.split('\r\n').slice(1, 4)).toEqual([
      '2023-11-14T23:59:59Z,,,jettons add up,,,GOLD,EQ,,,,,,,"rows 5, history 5",,,,',
      '2023-11-14T23:59:59Z,,,jettons differ,,,GOLD,EQ,,,,,,,"rows 5, history 7",,,,',
      '2023-11-14T23:59:59Z,,,jettons not checked,,,GOLD,EQ,,,,,,,rows 5,,,,',
    ])
  })

  test.each<[string, Transaction, object, string]>([
    [
      'a payment, without its formulas',
      comment,
      {},
      `2023-11-14T22:13:20Z,10,${hash},in,${bob},'=Bob,TON,,1.5,1500000000,5,Text comment,"'=1+1, ""so""",done,Received 1.5 TON from EQC7u7…u-7U,0,yes,toncenter,`,
    ],
    [
      'what was sent, as a negative number',
      spent,
      {},
      `2023-11-14T22:13:20Z,10,${hash},out,${bob},'=Bob,TON,,-0.000000007,-7,8,Transfer,,sent,Sent 0.000000007 TON to EQC7u7…u-7U,0,yes,toncenter,`,
    ],
    [
      'a known jetton',
      tokens,
      { [BOB]: jetton },
      `2023-11-14T22:13:20Z,10,${hash},in,${bob},'=Bob,GOLD,${friendlyAddress(CAROL)},123.45,12345,5,An operation,,done,Received 123.45 GOLD from EQC7u7…u-7U,0,yes,toncenter,`,
    ],
    [
      'the fees of what failed',
      costly,
      {},
      `2023-11-14T22:13:20Z,10,${hash},none,,,,,,,5,ordinary,,failed,Failed on a request from outside of TON,33,yes,toncenter,`,
    ],
  ])('the export table contains %s', (_, one, jettons, line) => {
    expect(lines('csv', one, jettons)).toEqual([line])
  })

  test('the export table adds up no jetton claimed by an unknown wallet', () => {
    const claim = 'A contract says that jettons of EQC7u7…u-7U arrived from EQC7u7…u-7U; not checked'
    const head = `2023-11-14T22:13:20Z,10,${hash}`
    expect(lines('csv', tokens)).toEqual([
      `${head},none,,,,,,,5,An operation,,claimed,"${claim}",0,yes,toncenter,`,
      `${head},not checked,${bob},'=Bob,jettons of ${bobsContract},${bobsContract},,,,An operation,,claimed,"${claim}",0,yes,toncenter,`,
    ])
  })

  test('the export table names a jetton that imitates TON with its full unit', () => {
    const likeCoins = { ...jetton, symbol: 'TON', unit: '“TON” jetton, unverified' }
    const [line] = lines('csv', tokens, { [BOB]: likeCoins })
    expect(line).toContain(`"“TON” jetton, unverified",${friendlyAddress(CAROL)},123.45,`)
    expect(line).toContain('"Received 123.45 “TON” jetton, unverified from EQC7u7…u-7U"')
  })

  test('an export has a row for each extra currency', () => {
    const extra = [{ id: 100, amount: '1000000000' }]
    const came = transaction({ inMessage: message({ value: '0', extra }) })
    expect(lines('csv', came)[0]).toContain(`,in,${bob},'=Bob,extra currency 100,,,1000000000,5,`)
    expect(lines('koinly', came)[0]).toContain(',,,1000000000,EXTRA 100,0.000000005,TON,')
    const sent = transaction({ outMessages: [message({ source: ALICE, destination: BOB, value: '0', extra })] })
    expect(lines('csv', sent)[0]).toContain(`,out,${bob},'=Bob,extra currency 100,,,-1000000000,`)
  })

  test('exported comments are cleaned, and binary ones are written as hex', () => {
    const written = (body: Message['body']) => lines('csv', transaction({ inMessage: message({ body }) }))[0]
    expect(written({ kind: 'comment', text: 'free\u202e\r\nTON' })).toContain(',Text comment,free TON,done,')
    expect(written({ kind: 'binary-comment', hex: 'dead41' })).toContain(',Binary comment,hex:dead41,done,')
  })

  test('an exported NFT that only a contract claims has no amount', () => {
    const notice = transaction({ inMessage: message({ value: '0', body: operation(0x05138d91) }) })
    const [, claim] = lines('csv', notice)
    expect(claim).toContain(`,not checked,${bob},'=Bob,NFT,${bobsContract},,,,An operation,`)
  })

  test('an exported transaction whose code did not run has no exit code', () => {
    const skipped = { skipped: 'no-gas' } as const
    expect(lines('csv', { ...costly, compute: skipped })[0]).toMatch(/,,yes,toncenter,$/)
    expect(lines('csv', { ...costly, compute: null })[0]).toMatch(/,,yes,toncenter,$/)
  })

  test('an exported system transaction is named by the message that it sent', () => {
    const log = message({ kind: 'external-out', source: ALICE, destination: null, value: '0', body: operation(0x1234) })
    const tick = { ...costly, kind: 'tick' as const, compute: ran, aborted: false }
    expect(lines('csv', tick)[0]).toContain(',none,,,,,,,5,tick,,')
    expect(lines('csv', { ...tick, outMessages: [log] })[0]).toContain(',none,,,,,,,5,An operation,,')
  })

  test('an exported transaction whose actions failed has the actions’ result code', () => {
    const action = {
      success: false,
      valid: true,
      noFunds: true,
      resultCode: 37,
      resultArg: null,
      actions: 1,
      specActions: 0,
      skippedActions: 0,
      fwdFees: '0',
      actionFees: '0',
    }
    expect(lines('csv', { ...costly, compute: ran, action })[0]).toContain(
      ',failed,Failed on a request from outside of TON,37,yes,',
    )
  })
})

test('the JSON export has its provenance and the same rows as CSV', () => {
  const { head, comma, tail } = frameOf('json', provenance)
  const pieces = [comment, spent].map(one => pieceOf('json', [one], 'toncenter', names()).text)
  const file = JSON.parse(head + pieces.join(comma) + tail)
  expect(file.provenance).toEqual(provenance)
  expect(file.rows).toMatchObject([
    { amount: '1.5', comment: '=1+1, "so"', counterparty_name: '=Bob', fee_nano: '5' },
    { amount: '-0.000000007', amount_units: '-7', direction: 'out', fee_nano: '8' },
  ])
})

describe('the Koinly export', () => {
  test('the Koinly export begins with its column names', () => {
    expect(frameOf('koinly', provenance).head).toBe(
      'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash\r\n',
    )
  })

  test.each<[string, Transaction, object, string]>([
    [
      'received',
      comment,
      {},
      `2023-11-14 22:13:20 UTC,,,1.5,TON,0.000000005,TON,,,,"Text comment · =Bob · =1+1, ""so""",${hash}`,
    ],
    ['sent', spent, {}, `2023-11-14 22:13:20 UTC,0.000000007,TON,,,0.000000008,TON,,,,Transfer · =Bob,${hash}`],
    [
      'fees alone as a cost',
      costly,
      {},
      `2023-11-14 22:13:20 UTC,0.000000005,TON,,,,,,,cost,ordinary · failed transaction,${hash}`,
    ],
    [
      'a listed jetton by its symbol',
      tokens,
      { [BOB]: jetton },
      `2023-11-14 22:13:20 UTC,,,123.45,GOLD,0.000000005,TON,,,,An operation · =Bob,${hash}`,
    ],
    [
      'a look-alike by symbol and address',
      tokens,
      { [BOB]: { ...jetton, symbol: 'TON' } },
      `2023-11-14 22:13:20 UTC,,,123.45,TON ${friendlyAddress(CAROL).slice(-6)},0.000000005,TON,,,,An operation · =Bob,${hash}`,
    ],
    [
      'an unlisted jetton by symbol and address',
      tokens,
      { [BOB]: { ...jetton, trust: 'none' } },
      `2023-11-14 22:13:20 UTC,,,123.45,GOLD ${friendlyAddress(CAROL).slice(-6)},0.000000005,TON,,,,An operation · =Bob,${hash}`,
    ],
    [
      'of a claim of jettons the fees alone',
      tokens,
      {},
      `2023-11-14 22:13:20 UTC,0.000000005,TON,,,,,,,cost,An operation,${hash}`,
    ],
    [
      'the jettons of a jetton wallet in smallest units',
      held,
      {},
      `2023-11-14 22:13:20 UTC,,,12345,UNITS ${bobsContract.slice(-6)},0.000000005,TON,,,,An operation · =Bob,${hash}`,
    ],
  ])('the Koinly export of a transaction: %s', (_, one, jettons, line) => {
    expect(lines('koinly', one, jettons)).toEqual([line])
  })

  test('the Koinly export marks a listed jetton that imitates TON by the end of its address', () => {
    const end = friendlyAddress(CAROL).slice(-6)
    const likeCoins = { ...jetton, symbol: 'Gram', unit: '“Gram” jetton' }
    expect(lines('koinly', tokens, { [BOB]: likeCoins })[0]).toContain(`,123.45,Gram ${end},`)
    expect(lines('koinly', tokens, { [BOB]: { ...jetton, trust: 'none' } })[0]).toContain(`,123.45,GOLD ${end},`)
  })

  test('the Koinly export numbers equal movements of a transaction', () => {
    const twice = { ...spent, outMessages: [...spent.outMessages, ...spent.outMessages] }
    expect(lines('koinly', twice).map(line => line.split(',')[10])).toEqual([
      'movement 1 of 2 · Transfer · =Bob',
      'movement 2 of 2 · Transfer · =Bob',
    ])
  })

  test('the Koinly export has the fee of a transaction once', () => {
    const twice = { ...spent, outMessages: [...spent.outMessages, ...spent.outMessages] }
    expect(lines('koinly', twice).map(line => line.split(',').slice(5, 7))).toEqual([
      ['0.000000011', 'TON'],
      ['', ''],
    ])
  })
})

describe('the CoinTracking export', () => {
  test('the CoinTracking export begins with its column names', () => {
    expect(frameOf('cointracking', provenance).head).toBe(
      'Type,Buy,Cur.,Sell,Cur.,Fee,Cur.,Exchange,Group,Comment,Date,Tx-ID\r\n',
    )
  })

  test.each<[string, Transaction, string[]]>([
    [
      'a withdrawal and its fee',
      spent,
      [
        `Withdrawal,,,0.000000007,TON,,,TON,,Transfer · =Bob,14.11.2023 22:13:20,${hash}`,
        `Other Fee,,,0.000000008,TON,,,TON,,Transfer · =Bob,14.11.2023 22:13:20,${hash}`,
      ],
    ],
    [
      'a deposit without fee',
      { ...comment, totalFees: '0' },
      [`Deposit,1.5,TON,,,,,TON,,"Text comment · =Bob · =1+1, ""so""",14.11.2023 22:13:20,${hash}`],
    ],
    [
      'fees alone',
      costly,
      [`Other Fee,,,0.000000005,TON,,,TON,,ordinary · failed transaction,14.11.2023 22:13:20,${hash}`],
    ],
  ])('the CoinTracking export has %s', (_, one, expected) => {
    expect(lines('cointracking', one)).toEqual(expected)
  })
})

test.each([
  [{ format: 'csv', complete: true }, 'ton-EQCqqqqq-2023-11-14_2023-11-15.csv'],
  [{ format: 'koinly', complete: false }, 'ton-EQCqqqqq-2023-11-14_2023-11-15-koinly-partial.csv'],
  [{ format: 'cointracking', complete: true }, 'ton-EQCqqqqq-2023-11-14_2023-11-15-cointracking.csv'],
  [{ format: 'json', complete: false }, 'ton-EQCqqqqq-2023-11-14_2023-11-15-partial.json'],
] as const)('an export with %j is named %s', (parts, name) => {
  expect(fileName({ address: friendlyAddress(ALICE), from: 1_700_000_000, to: 1_700_080_000, ...parts })).toBe(name)
})

test('an exported payment is marked as returned when its return is in the same piece', () => {
  const order = message({ kind: 'external-in', source: null, value: '0' })
  const sent = message({ source: ALICE, destination: BOB, value: '1000', createdLt: '10' })
  const back = message({ value: '990', createdLt: '20', bounce: false, bounced: true })
  const rows = [transaction({ inMessage: back }), transaction({ inMessage: order, outMessages: [sent] })]
  const { text } = pieceOf('json', rows, 'toncenter', { jettons: {}, find: () => undefined })
  const cells = text.split(',\n').map(line => JSON.parse(line) as Record<string, string>)
  expect(cells.map(({ status }) => status)).toEqual(['returned', 'came-back'])
  expect(cells[1]?.outcome).toMatch(/^Sent 0\.000001 TON to EQ.+; it came back$/)
})

describe('the number of rows of a piece', () => {
  const piece = (format: ExportFormat, one: Transaction) => pieceOf(format, [one], 'toncenter', names())

  test.each<[ExportFormat, number, number]>([
    ['csv', 2, 0],
    ['json', 2, 0],
    ['koinly', 1, 1],
    ['cointracking', 1, 1],
  ])('a claim of jettons in the format %s gives %i rows, and %i is left out', (format, rows, leftOut) => {
    expect(piece(format, tokens)).toMatchObject({ rows, leftOut })
  })

  test('the CoinTracking export has a row for a withdrawal and one for its fee', () => {
    expect(piece('cointracking', spent)).toMatchObject({ rows: 2, leftOut: 0 })
  })

  test.each<[ExportFormat, boolean]>([
    ['csv', false],
    ['json', false],
    ['koinly', true],
    ['cointracking', true],
  ])('the format %s is for a tax program: %s', (format, expected) => {
    expect(isForTax(format)).toBe(expected)
  })
})
