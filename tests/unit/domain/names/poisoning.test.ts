import { expect, test } from 'vitest'
import { findLookAlikes } from '../../../../src/domain/names/poisoning.ts'
import { friendlyAddress, type RawAddress } from '../../../../src/ton/address.ts'
import { hashOf, lookAlike, rawOf } from '../../../support/look-alike.ts'
import { transaction } from '../../../support/transaction.ts'

const address = (text: string) => rawOf(hashOf(text))

const ME = address('me')

let clock = 1
const row = (parts: { from?: RawAddress; to?: RawAddress[] }) => {
  const plain = transaction()
  const summary = { ...plain.summary, party: null, moves: [], from: parts.from ?? ME, to: parts.to ?? [ME] }
  return { ...plain, account: ME, lt: String(clock++), summary }
}
const paid = (to: RawAddress) => row({ to: [to] })
const gotFrom = (from: RawAddress) => row({ from })

test('the generated look-alike addresses share the visible letters', () => {
  const victim = hashOf('victim')
  const [mine, other] = [rawOf(victim), lookAlike(victim, 6, 'attacker')].map(raw => friendlyAddress(raw))
  expect(other).not.toBe(mine)
  expect([other?.slice(0, 6), other?.slice(-4)]).toEqual([mine?.slice(0, 6), mine?.slice(-4)])
})

test.each([
  ['as many letters as this site shows', 6, 0x11],
  ['as few as the shortest notation of wallets', 4, 0x11],
  ['more letters than are shown', 8, 0x11],
  ['the ending of the other form', 6, 0x51],
])('findLookAlikes finds every generated look-alike: %s', (_, head, tag) => {
  for (let n = 0; n < 100; n++) {
    const victim = hashOf(`victim ${n}`)
    const fake = lookAlike(victim, head, `attacker ${n}`, [0x11, tag])
    const found = findLookAlikes(ME, [gotFrom(fake), paid(rawOf(victim))].reverse(), [])
    expect(found.size, 'before it was paid nothing was known').toBe(0)
    const rows = [paid(rawOf(victim)), gotFrom(fake)]
    expect(findLookAlikes(ME, rows.toReversed(), [])).toEqual(new Map([[fake, { like: rawOf(victim), known: 'paid' }]]))
  }
})

test('findLookAlikes reports none of a thousand honest pairs', () => {
  for (let n = 0; n < 1000; n++) {
    const rows = [paid(address(`shop ${n}`)), gotFrom(address(`friend ${n}`))]
    expect(findLookAlikes(ME, rows, [address(`named ${n}`)]).size).toBe(0)
  }
})

test('findLookAlikes reads five thousand honest rows in seconds and reports none', () => {
  const rows = Array.from({ length: 5000 }, (_, n) => (n % 3 ? gotFrom(address(`a${n}`)) : paid(address(`b${n}`))))
  const began = performance.now()
  expect(findLookAlikes(ME, rows, []).size).toBe(0)
  expect(performance.now() - began).toBeLessThan(8000)
})

test('findLookAlikes says whether an address imitates a named one or the account itself', () => {
  const friend = hashOf('friend')
  const likeFriend = lookAlike(friend, 6, 'x')
  const likeMe = lookAlike(hashOf('me'), 6, 'y')
  expect(findLookAlikes(ME, [gotFrom(likeFriend), gotFrom(likeMe)], [rawOf(friend)])).toEqual(
    new Map([
      [likeFriend, { like: rawOf(friend), known: 'named' }],
      [likeMe, { like: ME, known: 'self' }],
    ]),
  )
})

test('a look-alike that was paid by mistake stays reported, and the real address never is', () => {
  const victim = hashOf('victim')
  const fake = lookAlike(victim, 6, 'x')
  const rows = [paid(rawOf(victim)), gotFrom(fake), paid(fake), paid(rawOf(victim)), gotFrom(fake)]
  expect([...findLookAlikes(ME, rows, []).keys()]).toEqual([fake])
})

test('findLookAlikes does not report an address that the visitor named', () => {
  const victim = hashOf('victim')
  const fake = lookAlike(victim, 6, 'x')
  expect(findLookAlikes(ME, [paid(rawOf(victim)), gotFrom(fake)], [fake]).has(fake)).toBe(false)
})

test('findLookAlikes counts a payment of tokens as a payment', () => {
  const victim = hashOf('victim')
  const fake = lookAlike(victim, 6, 'x')
  const plain = row({ to: [address('jetton wallet')] })
  const move = { units: '5', wallet: address('jetton wallet'), way: 'sent' } as const
  const tokens = { ...plain, summary: { ...plain.summary, party: rawOf(victim), moves: [move] } }
  expect([...findLookAlikes(ME, [tokens, gotFrom(fake)], []).keys()]).toEqual([fake])
})
