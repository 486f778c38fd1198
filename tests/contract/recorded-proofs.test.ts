import { readFileSync } from 'node:fs'
import { Cell, crc32c, Dictionary, type Slice } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { fromBase64 } from '../../src/ton/bytes.ts'
import { readAccountState } from '../../src/ton/proof/account-state.ts'
import type { Checked } from '../../src/ton/proof/checked.ts'
import { readTree } from '../../src/ton/proof/merkle.ts'
import { proveTransaction } from '../../src/ton/proof/transaction-proof.ts'
import { readConfigValidators } from '../../src/ton/proof/validators.ts'
import { times } from '../support/times.ts'
import { configBits } from './support/config-bits.ts'
import { recordedBytes } from './support/lite-answers.ts'
import { SHARD, transactionsIn } from './support/recorded-blocks.ts'
import { type RecordedClaim, recordedClaims } from './support/recorded-claims.ts'
import { shared } from './support/shared.ts'
import { whyUncovered } from './support/uncovered-bits.ts'

const folder = `${shared}fixtures/`
const claims = shared ? await recordedClaims(folder) : []
const nameOf = ({ file, claim }: RecordedClaim) => `${file}: ${claim}`

/** Hash of the configuration of mainnet in July 2026. */
const CONFIGURATION = 'a99decd26aa2dba052e84fffdf0bd04fef923e9928cbc9bdc2e6b31919822554'

/** Result of each claim, in the order of the files. */
const expected: Record<string, object> = {
  'block-basechain.hex: whole block': { utime: 1784742924, isKeyBlock: false, previous: [{ seqno: 86062609 }] },
  'block-basechain.hex: transaction': { lt: 91_874_632_000_009n },
  'block-masterchain.hex: header': { utime: 1784742924, isKeyBlock: false, previous: [{ seqno: 81372690 }] },
  'block-masterchain.hex: shard block': { seqno: 86062610 },
  'read-basechain.txt: shard block': { seqno: 85733283 },
  'read-basechain.txt: account': { lastLt: '91472078000007', state: { status: 'active', balance: '1067259229327' } },
  'read-absent.txt: shard block': { seqno: 85733306 },
  'account-proof.hex: hash of an account': { lastLt: '91469082000003', state: null },
  'one-link-simplex.hex: hop of a key block': { header: { isKeyBlock: true }, signed: { signers: 66, of: 100 } },
  'one-link-simplex.hex: validators': { weight: 474_460_508_260_789_386n, since: 1775718152, until: 1775783688 },
  'one-link-simplex.hex: signatures': { signed: 316_528_174_049_644_214n, total: 474_460_508_260_789_386n },
  'mainnet-config-84773657.boc.base64: validators': { weight: 427_506_055_080_366_511n },
}

describe.skipIf(!shared)('recorded proofs', () => {
  test.each(claims.map(claim => [nameOf(claim), claim] as const))(
    'the recorded claim “%s” is proved',
    async (name, { parts, prove }) => {
      const answer = await prove(parts)
      expect(answer.kind).toBe('proved')
      const facts = answer.kind === 'proved' && answer.facts
      if (name === 'read-absent.txt: no account') expect(facts).toBeNull()
      else if (name.endsWith(': configuration')) expect(facts).toBe(CONFIGURATION)
      else expect(facts).toMatchObject(expected[name] ?? { name })
    },
  )

  test('every transaction of the recorded shard block is proved to be in it', async () => {
    const bytes = recordedBytes(`${folder}ton-net/block-basechain.hex`)
    const all = transactionsIn(Cell.fromBoc(Buffer.from(bytes))[0]!)
    for (const one of all) expect((await proveTransaction(bytes, SHARD, one)).kind).toBe('proved')
    expect(all).toHaveLength(12)
  })

  test('validators read from a recorded configuration equal those read by @ton/core', async () => {
    const bytes = fromBase64(readFileSync(`${folder}acton/mainnet-config-84773657.boc.base64`, 'utf8').trim())!
    const config = Cell.fromBoc(Buffer.from(bytes))[0]!.beginParse()
    const parameter = config.loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell()).get(34)!
    const key = (cell: Cell) => [cell.beginParse().skip(40).loadBuffer(32), cell.beginParse().skip(296).loadUintBig(64)]
    const read = { serialize: () => {}, parse: (slice: Slice) => key(slice.asCell()) }
    const list = parameter
      .beginParse()
      .skip(8 + 64 + 32 + 64)
      .loadDict(Dictionary.Keys.Uint(16), read)
    const main = [...list.values()].slice(
      0,
      parameter
        .beginParse()
        .skip(8 + 64 + 16)
        .loadUint(16),
    )
    const ours = await readConfigValidators(bytes)
    const members = ours.kind === 'proved' ? [...ours.facts.members.values()] : []
    expect(members).toHaveLength(100)
    expect(members.map(member => [Buffer.from(member.key), member.weight])).toEqual(main)
    expect(ours).toMatchObject({ facts: { hash: parameter.hash().toString('hex') } })
  })

  test.each([
    ['active-account.hex', { status: 'active' }],
    ['uninit-account.hex', { status: 'uninit', codeHash: null, dataHash: null }],
  ])('the recorded state %s is read as an account', (file, state) => {
    const { root, hashOf } = readTree(recordedBytes(`${folder}ton-net/${file}`))
    expect(readAccountState(root, hashOf)).toMatchObject(state)
  })
})

/** The same places in every run: a generator of Lehmer's. */
function placesOf(count: number, bits: number): number[] {
  let state = 48_271
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state % bits
  })
}

/** The parts with one bit flipped; `bit` counts through all of them. */
function flip(parts: RecordedClaim['parts'], bit: number): RecordedClaim['parts'] {
  let left = bit
  const flipped = Object.entries(parts).map(([name, bytes]) => {
    const at = left >> 3
    const isHere = left >= 0 && at < bytes.length
    const changed = isHere ? bytes.with(at, bytes[at]! ^ (0x80 >> (left & 7))) : bytes
    left = isHere ? -1 : left - 8 * bytes.length
    return [name, changed] as const
  })
  return Object.fromEntries(flipped)
}

const bitsOf = (parts: RecordedClaim['parts']) => 8 * Object.values(parts).reduce((sum, { length }) => sum + length, 0)

/** A bag whose last four bytes, its checksum, are right again. */
function renewChecksum(bag: Uint8Array): Uint8Array {
  const body = bag.subarray(0, -4)
  return Uint8Array.from([...body, ...crc32c(Buffer.from(body))])
}

type Ends = Record<Checked<unknown>['kind'], number[]>

/** The bits whose flips came to each end. */
async function endsOf({ parts, prove }: RecordedClaim, places: number[], renew = (bytes: Uint8Array) => bytes) {
  const ends: Ends = { proved: [], contradicted: [], unproved: [] }
  for (const bit of places) {
    const flipped = Object.entries(flip(parts, bit)).map(([name, bytes]) => [name, renew(bytes)] as const)
    const { kind } = await prove(Object.fromEntries(flipped))
    ends[kind].push(bit)
  }
  return ends
}

function report(name: string, { proved, contradicted, unproved }: Ends): void {
  console.log(`${name}: ${contradicted.length} contradicted, ${unproved.length} unproved, ${proved.length} not covered`)
}

describe.skipIf(!shared)('recorded proofs with one flipped bit', () => {
  test.each(claims.map(claim => [nameOf(claim), claim] as const))(
    'the recorded proof of “%s” with one flipped bit is refused',
    async (name, claim) => {
      const ends = await endsOf(claim, placesOf(times(claim.places), bitsOf(claim.parts)))
      report(name, ends)
      expect(ends.proved).toEqual([])
      // A signer whose id is another one is unknown: without it the others weigh too little here.
      const signerBits = ends.unproved.filter(bit => bit % (8 * 96) < 8 * 32)
      expect(ends.unproved).toEqual('signatures' in claim.parts ? signerBits : [])
    },
  )

  const withChecksum = claims.filter(({ parts }) => 'block' in parts).map(claim => [nameOf(claim), claim] as const)
  // The checksum notices all of the above. These reach the hashes; fewer, as a whole block is hashed each time.
  test.each(withChecksum)(
    'the recorded proof of “%s” with one flipped bit is refused despite a valid checksum',
    async (name, claim) => {
      const ends = await endsOf(claim, placesOf(times(100), bitsOf(claim.parts) - 32), renewChecksum)
      report(`${name}, checksum renewed`, ends)
      const reasons = ends.proved.map(bit => whyUncovered(claim.parts.block!, bit) ?? bit)
      console.log(`Not covered: ${[...new Set(reasons)].join(', ') || 'nothing'}`)
      expect(reasons.filter(reason => typeof reason === 'number')).toEqual([])
    },
  )

  test('a flipped bit of a full configuration contradicts its validators only in their own parameter', async () => {
    const claim = claims.at(-1)!
    const { own, other } = configBits(claim.parts.config!, 34)
    const endsIn = (bits: number[]) => {
      const places = placesOf(50, bits.length).map(at => bits[at]!)
      return endsOf(claim, places, renewChecksum)
    }
    expect(await endsIn(own)).toMatchObject({ proved: [], contradicted: { length: 50 }, unproved: [] })
    expect(await endsIn(other)).toMatchObject({ proved: { length: 50 }, contradicted: [], unproved: [] })
  })
})
