import { beginCell } from '@ton/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proveAccount } from '../../../../src/ton/proof/account-proof.ts'
import type { Checked } from '../../../../src/ton/proof/checked.ts'
import { proveConfiguration } from '../../../../src/ton/proof/configuration.ts'
import { proveHop } from '../../../../src/ton/proof/key-block-hop.ts'
import { proveOlderBlock } from '../../../../src/ton/proof/older-block.ts'
import { proveShardBlock } from '../../../../src/ton/proof/shard-blocks.ts'
import { proveTransaction } from '../../../../src/ton/proof/transaction-proof.ts'
import { cpuTime } from '../../../support/cpu-time.ts'
import { times } from '../../../support/times.ts'
import { writeBag } from '../support/bag.ts'
import {
  accountBlocksOf,
  blockExtraOf,
  blockOf,
  idOf,
  shardAccountsOf,
  stateExtraOf,
  stateOf,
  WHOLE,
} from './support/chain.ts'
import { bagOf, loosenBag, proofOf } from './support/merkle.ts'
import { configCell, setCell, simplex, testValidator } from './support/validators.ts'

const ACCOUNTS = ['1a', '1b', '5c', 'c3', 'c4'].map(byte => byte.repeat(32))
const [account = ''] = ACCOUNTS
const cellOf = (number: number) => beginCell().storeUint(number, 32).endCell()
const before = idOf(cellOf(0), { workchain: 0, shard: WHOLE, seqno: 1 })
const place = (seqno: number) => ({ workchain: 0, shard: WHOLE, seqno })
const master = (seqno: number) => ({ workchain: -1, shard: WHOLE, seqno })

const sent = ACCOUNTS.map((hash, at) => ({ account: hash, lt: 1_000n + BigInt(at), cell: cellOf(at) }))
const state = stateOf(place(2), shardAccountsOf(Object.fromEntries(ACCOUNTS.map((hash, at) => [hash, cellOf(at)]))))
const first = blockOf({ ...place(2), previous: [before], accounts: accountBlocksOf(sent), state })
const second = blockOf({ ...place(3), previous: [first.id] })
const validators = [5n, 5n, 5n].map(testValidator)
const config = configCell({ 34: setCell(validators) })
const key = blockOf({ ...master(7), previous: [before], isKeyBlock: true, custom: blockExtraOf([second.id], config) })
const masterState = stateOf(master(8), cellOf(9), stateExtraOf([second.id], [{ id: key.id, isKeyBlock: true }]))
const head = blockOf({ ...master(8), previous: [key.id], state: masterState })
const asked = { account: `0:${account}` as const, lt: 1_000n, hash: sent[0]!.cell.hash().toString('hex') }

type Claim = { bags: Uint8Array[]; prove: (bags: Uint8Array[]) => Promise<Checked<unknown>> }
const none = new Uint8Array()
const proof = (block: typeof first) => bagOf(proofOf(block.root, block.valueFlow))

const claims: Record<string, Claim> = {
  transaction: { bags: [proof(first)], prove: ([bag = none]) => proveTransaction(bag, first.id, asked) },
  account: {
    bags: [bagOf(proofOf(first.root, first.extra), proofOf(state, state.refs[0]!))],
    prove: ([bag = none]) => proveAccount(bag, null, first.id, asked.account),
  },
  absence: {
    bags: [bagOf(proofOf(first.root, first.extra), proofOf(state, state.refs[0]!))],
    prove: ([bag = none]) => proveAccount(bag, none, first.id, `0:${'77'.repeat(32)}`),
  },
  'shard block': {
    bags: [proof(key), proof(second)],
    prove: ([top = none, next = none]) => {
      const links = [
        { proof: top, id: second.id },
        { proof: next, id: first.id },
      ]
      return proveShardBlock(links, key.id, first.id)
    },
  },
  'older block': {
    bags: [proof(head), bagOf(proofOf(masterState, masterState.refs[0]!))],
    prove: ([bag = none, own = none]) => proveOlderBlock(bag, own, head.id, key.id),
  },
  configuration: {
    bags: [proof(head), bagOf(proofOf(masterState, masterState.refs[0]!))],
    prove: bags => proveConfiguration(bags, head.id),
  },
}

const change = fc.record({ which: fc.nat(), at: fc.nat(), with: fc.nat(), kind: fc.nat({ max: 5 }) })
type Change = { which: number; at: number; with: number; kind: number }

const loosened = new Map(Object.values(claims).flatMap(({ bags }) => bags.map(bag => [bag, loosenBag(bag)])))

/** Changes one cell and recomputes every hash above it, including the one that the proof claims: a consistent forgery. */
function forge(bag: Uint8Array, { at, with: other, kind }: Change): Uint8Array {
  const { roots, ...loose } = loosened.get(bag)!
  const cells = [...loose.cells]
  const place = at % cells.length
  const cell = cells[place]!
  if (kind === 4 && cell.data.length > 0) {
    const byte = other % cell.data.length
    cells[place] = { ...cell, data: cell.data.with(byte, cell.data[byte]! ^ (1 << (other % 7))) }
  } else cells[place] = { ...cell, refs: cell.refs.toReversed() }
  return writeBag({ cells, roots, refSize: 2, offsetSize: 3 })
}

function mutate(bag: Uint8Array, one: Change): Uint8Array {
  const [at, other] = [one.at % bag.length, one.with % bag.length]
  if (one.kind === 0) return bag.with(at, bag[at]! ^ (1 << (one.with % 8)))
  if (one.kind === 1) return bag.with(at, one.with)
  if (one.kind === 2) return bag.slice(0, at)
  if (one.kind === 3) return Uint8Array.from([...bag.subarray(0, at), ...bag.subarray(other)])
  return forge(bag, one)
}

test.each(Object.entries(claims))('no mutated proof of %s is accepted', async (_name, { bags, prove }) => {
  expect((await prove(bags)).kind).toBe('proved')
  const ends = { proved: 0, contradicted: 0, unproved: 0 }
  const start = cpuTime()
  const property = fc.asyncProperty(change, async one => {
    const which = one.which % bags.length
    const mutated = mutate(bags[which]!, one)
    fc.pre(Buffer.compare(mutated, bags[which]!) !== 0)
    const { kind } = await prove(bags.with(which, mutated))
    ends[kind]++
    expect(kind).not.toBe('proved')
  })
  await fc.assert(property, { numRuns: times(2000), seed: 1 })
  expect(cpuTime() - start).toBeLessThan(10_000)
  expect(ends.contradicted).toBeGreaterThan(times(1500))
})

test('no mutated signature set is accepted', async () => {
  const later = blockOf({ ...master(9), previous: [head.id] })
  const signatures = simplex(later.id, validators)
  const link = { from: key.id, to: later.id, configProof: proof(key), headerProof: proof(later), signatures }
  expect((await proveHop(link)).kind).toBe('proved')
  const property = fc.asyncProperty(change, async one => {
    const flip = (bytes: Uint8Array) =>
      bytes.with(one.at % bytes.length, bytes[one.at % bytes.length]! ^ (1 << (one.with % 8)))
    const flipHex = (hex: string) => Buffer.from(flip(Buffer.from(hex, 'hex'))).toString('hex')
    const which = one.which % 3
    const chosen = signatures.signatures[which]!
    const others = signatures.signatures.with((which + 1) % 3, chosen)
    const changed = [
      { signatures: signatures.signatures.with(which, { ...chosen, signature: flip(chosen.signature) }) },
      { signatures: signatures.signatures.with(which, { ...chosen, signer: flipHex(chosen.signer) }) },
      { signatures: others },
      { candidate: flip(signatures.candidate) },
      { session: flipHex(signatures.session) },
      { slot: (signatures.slot ^ (1 << (one.with % 32))) >>> 0 },
    ][one.kind]
    expect((await proveHop({ ...link, signatures: { ...signatures, ...changed } })).kind).not.toBe('proved')
  })
  await fc.assert(property, { numRuns: times(1000), seed: 1 })
})
