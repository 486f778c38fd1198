import { describe, expect, test } from 'vitest'
import type { Jetton } from '../../../src/domain/jetton/jetton.ts'
import { withKnownFacts } from '../../../src/domain/summary/known-facts.ts'
import { isGivenBack, swapOrder } from '../../../src/domain/summary/swap.ts'
import { sentenceText } from '../../../src/domain/transaction/sentence-text.ts'
import type { Body, Field, Message, Transaction } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { body, DAVE, EVE, external, field, payload } from '../../support/summary.ts'
import { ALICE, BOB, CAROL, message, operation, transaction } from '../../support/transaction.ts'

const jetton = (symbol: string): Jetton => ({
  address: CAROL,
  symbol,
  name: symbol,
  image: null,
  decimals: 2,
  trust: 'whitelist',
})
/** Alice's jetton wallets: Bob's contract for HUSD, Eve's for TIDE. Dave's is an exchange, Carol's its wallet of TON. */
const OWN = { [BOB]: jetton('HUSD'), [EVE]: jetton('TIDE') }
/** DeDust's vault of TON on mainnet. */
const VAULT: RawAddress = '0:dae153a74d894bbc32748198cd626e4f5df4a69ad2fa56ce80fc2644b5708d20'

const NOW = 1_700_000_000
const query = (value: string): Field => ({ name: 'query id', kind: 'number', value })
const ton = (name: string, value: string): Field => ({ name, kind: 'coins', value })
const named = (opcode: number, name: string, fields: Field[]): Body => ({ ...operation(opcode), name, fields })
const order = (parts: Partial<Message>) =>
  transaction({
    hash: 'order',
    utime: NOW,
    inMessage: external,
    outMessages: [message({ source: ALICE, value: '1250000000', createdLt: '10', ...parts })],
  })
const received = (parts: Partial<Message>, utime = NOW + 20) =>
  transaction({ utime, inMessage: message({ createdLt: '20', ...parts }) })

/** Jettons sent to the exchange, which is to pay with the jettons of `wallet`. */
const jettonsFor = (wallet: RawAddress) =>
  order({
    destination: BOB,
    body: body(
      0x0f8a7ea5,
      [
        query('0'),
        field('destination', DAVE),
        payload(named(0x25938561, 'STON.fi: swap', [field('token wallet', wallet)])),
      ],
      '100000',
    ),
  })
const tonForTide = order({
  destination: CAROL,
  body: named(0x01f3835d, 'pTON: transfer of TON', [
    query('7'),
    ton('ton amount', '1000000000'),
    payload(named(0x6664de2a, 'STON.fi: swap', [])),
  ]),
})
const dedustOfTon = (id = '7', more: Field[] = []) =>
  order({
    destination: VAULT,
    body: named(0xea06185d, 'DeDust: swap', [query(id), ton('amount', '1000000000'), ...more]),
  })
const dedustOfHusd = order({
  destination: BOB,
  body: body(
    0x0f8a7ea5,
    [query('7'), field('destination', DAVE), payload(named(0xe3a0d482, 'DeDust: swap', []))],
    '100000',
  ),
})
const notice = (units: string, more: Field[], source = EVE) => ({
  source,
  value: '1',
  body: body(0x7362d09c, [...more, field('sender', DAVE)], units),
})
const vaultPays = (id = '7', source = VAULT) => ({
  source,
  value: '2000000000',
  body: named(0x474f86cf, 'DeDust: payout', [query(id)]),
})

const told = (...rows: Transaction[]) => {
  const row = withKnownFacts(rows, OWN).find(({ hash }) => hash === 'order')!
  return `${sentenceText(row.summary.title, OWN)} (${row.summary.end.name})`
}

describe('a swap into TON', () => {
  const paid = (source: RawAddress, reason = 0xc64370e5) =>
    received({ source, value: '2000000000', body: operation(reason) })

  test('TON from the pTON wallet that an order names pays out its swap', () => {
    expect(told(paid(CAROL), jettonsFor(CAROL))).toBe('Swapped 1,000 HUSD for 2 TON on STON.fi (Arrived)')
  })

  test('a transfer that names its amount of TON pays out a swap', () => {
    const body = named(0x01f3835d, 'pTON: transfer of TON', [
      query('0'),
      ton('ton amount', '1900000000'),
      payload(operation(0xc64370e5)),
    ])
    expect(told(received({ source: CAROL, value: '2000000000', body }), jettonsFor(CAROL))).toMatch(/ for 1\.9 TON on /)
  })

  test.each<[string, Transaction]>([
    ['of another contract', paid(DAVE)],
    ['for no known reason', paid(CAROL, 0x12345678)],
    ['for a reason of a refusal', paid(CAROL, 0x5ffe1295)],
    ['eleven minutes later', received({ source: CAROL, body: operation(0xc64370e5) }, NOW + 660)],
  ])('a swap into TON is not paid out by TON %s', (_, row) => {
    expect(told(row, jettonsFor(CAROL))).toMatch(/^STON\.fi: swap, paid to .+ \(Sent\)$/)
  })

  test('a swap into TON on DeDust is paid out by its vault with the same query id', () => {
    expect(told(received(vaultPays()), dedustOfHusd)).toBe('Swapped 1,000 HUSD for 2 TON on DeDust (Arrived)')
    expect(told(received(vaultPays('8')), dedustOfHusd)).toMatch(/\(Sent\)$/)
    expect(told(received(vaultPays('7', CAROL)), dedustOfHusd)).toMatch(/\(Sent\)$/)
    const gas = named(0x37d3af9e, 'DeDust: excesses', [query('7')])
    expect(told(received({ ...vaultPays(), body: gas }), dedustOfHusd)).toMatch(/\(Sent\)$/)
  })
})

describe('a swap of TON', () => {
  const done = payload(operation(0xc64370e5))

  test('jettons with a swap’s query id and the exchange’s reason pay it out', () => {
    expect(told(received(notice('49825', [query('7'), done])), tonForTide)).toBe(
      'Swapped 1 TON for 498.25 TIDE on STON.fi (Arrived)',
    )
    expect(told(received(notice('49825', [query('8'), done])), tonForTide)).toMatch(/\(Sent\)$/)
    expect(told(received(notice('49825', [query('7')])), tonForTide)).toMatch(/\(Sent\)$/)
  })

  test('a swap of TON counts as returned when the paid contract returns the TON', () => {
    const back = (source: RawAddress) => received({ source, value: '1100000000', body: operation(0x5ffe1295) })
    expect(told(back(CAROL), tonForTide)).toBe('Given back 1 TON: STON.fi did not swap it (Came back)')
    expect(told(back(DAVE), tonForTide)).toMatch(/\(Sent\)$/)
  })

  test('a swap is not returned by unused gas, by less than 80 % or by a bounced message', () => {
    const back = (reason: number, value: string, bounced = false) =>
      received({ source: CAROL, value, body: operation(reason), bounced })
    expect(told(back(0x5ffe1295, '800000000'), tonForTide)).toMatch(/^Given back 0\.8 TON/)
    expect(told(back(0x5ffe1295, '799999999'), tonForTide)).toMatch(/\(Sent\)$/)
    expect(told(back(0xd53276db, '1100000000'), tonForTide)).toMatch(/\(Sent\)$/)
    expect(told(back(0x5ffe1295, '1100000000', true), tonForTide)).not.toMatch(/^Given back/)
  })

  test('a swap of TON on DeDust is paid out by jettons with its query id', () => {
    const paid = received(notice('49825', [query('7')]))
    expect(told(paid, dedustOfTon())).toBe('Swapped 1 TON for 498.25 TIDE on DeDust (Arrived)')
    expect(withKnownFacts([paid, dedustOfTon()], OWN)[1]?.summary.moves).toEqual([
      { units: '1000000000', wallet: null, way: 'sent' },
      { units: '49825', wallet: EVE, way: 'received' },
    ])
    expect(told(received(notice('49825', [query('7')], CAROL)), dedustOfTon())).toMatch(/\(Sent\)$/)
  })

  test('a DeDust swap without a query id, or for another account, is described as sent only', () => {
    expect(told(received(notice('49825', [query('0')])), dedustOfTon('0'))).toMatch(/\(Sent\)$/)
    expect(told(received(notice('49825', [query('7')])), dedustOfTon('7', [field('recipient', BOB)]))).toMatch(
      /\(Sent\)$/,
    )
    expect(told(received(notice('49825', [query('7')])), dedustOfTon('7', [field('recipient', ALICE)]))).toMatch(
      /^Swapped/,
    )
  })

  test('a swap of TON on DeDust counts as returned when the vault returns the TON', () => {
    expect(told(received(vaultPays()), dedustOfTon())).toBe('Given back 1 TON: DeDust did not swap it (Came back)')
  })
})

describe('a swap of jettons on DeDust', () => {
  test('jettons with a DeDust swap’s query id pay it out or return it', () => {
    expect(told(received(notice('49825', [query('7')])), dedustOfHusd)).toBe(
      'Swapped 1,000 HUSD for 498.25 TIDE on DeDust (Arrived)',
    )
    expect(told(received(notice('90000', [query('7')], BOB)), dedustOfHusd)).toBe(
      'Given back 900 HUSD: DeDust did not swap it (Came back)',
    )
  })
})

describe('an order to swap', () => {
  const notice7 = received(notice('49825', [query('7'), payload(operation(0xc64370e5))]))
  const tonOrder = (more: Field[], parts: Partial<Message> = {}) =>
    order({
      destination: CAROL,
      body: named(0x01f3835d, 'pTON: transfer of TON', [
        query('7'),
        ton('ton amount', '1000000000'),
        payload(named(0x6664de2a, 'STON.fi: swap', more)),
      ]),
      ...parts,
    })

  test('a swap for another account is described as sent only, whatever arrives', () => {
    expect(told(notice7, tonOrder([field('to', ALICE)]))).toMatch(/^Swapped 1 TON/)
    expect(told(notice7, tonOrder([field('to', BOB)]))).toMatch(/\(Sent\)$/)
  })

  test('a bounced order to swap came back and is not paid out by later arrivals', () => {
    const returned = received({ source: CAROL, value: '1200000000', bounced: true, bounce: false, createdLt: '15' })
    expect(told(notice7, returned, tonOrder([]))).toMatch(/; it came back \(Came back\)$/)
  })

  test('a bounced message does not end a swap', () => {
    const bounced = received({ source: CAROL, value: '1100000000', body: operation(0x5ffe1295), bounced: true })
    expect(told(bounced, tonOrder([], { bounce: false }))).toMatch(/\(Sent\)$/)
  })

  test('an order to swap may spend all TON of its message, but no more', () => {
    const spending = (units: string) =>
      message({
        value: '1000000000',
        body: named(0x01f3835d, 'pTON: transfer of TON', [
          query('7'),
          ton('ton amount', units),
          payload(named(0x6664de2a, 'STON.fi: swap', [])),
        ]),
      })
    const paid = { units: '1000000000', wallet: null }
    expect(swapOrder(spending('1000000000'))).toEqual({ paid, exchange: 'STON.fi' })
    expect(swapOrder(spending('1000000001'))).toBeNull()
  })

  test('a swap’s answer is no order to swap, and a refund of zero is no refund', () => {
    const answer = named(0xc64370e5, 'STON.fi: swap done', [])
    const transfer = message({ body: body(0x0f8a7ea5, [field('destination', DAVE), payload(answer)], '5') })
    expect(swapOrder(transfer)).toBeNull()
    expect([isGivenBack('0', '0'), isGivenBack('8', '10'), isGivenBack('7', '10')]).toEqual([false, true, false])
  })
})
