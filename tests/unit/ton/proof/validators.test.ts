import { beginCell, type Cell, Dictionary } from '@ton/core'
import { expect, test } from 'vitest'
import { proveHop } from '../../../../src/ton/proof/key-block-hop.ts'
import { proveValidators, readConfigValidators, readValidators } from '../../../../src/ton/proof/validators.ts'
import { blockExtraOf, blockOf, idOf, stateExtraOf, stateOf, WHOLE } from './support/chain.ts'
import { bagOf, proofOf } from './support/merkle.ts'
import { configCell, ordinary, setCell, simplex, testValidator } from './support/validators.ts'

const [old, young] = [
  [3n, 4n, 5n],
  [6n, 7n],
].map(weights => weights.map(testValidator)) as [ReturnType<typeof testValidator>[], ReturnType<typeof testValidator>[]]
const place = (seqno: number) => ({ workchain: -1, shard: WHOLE, seqno })
const before = idOf(beginCell().endCell(), place(1))
const oldSet = setCell(old)
const hashOf = (cell: Cell) => cell.hash().toString('hex')
const fields = Object.fromEntries(
  [0, 1, 15, 16, 17, 28, 36].map(number => [number, beginCell().storeUint(number, 8).endCell()]),
)
const keyBlockOf = (seqno: number, parameters: Record<number, Cell>) => {
  const config = configCell({ ...fields, ...parameters })
  const parts = { ...place(seqno), previous: [before], isKeyBlock: true, custom: blockExtraOf([], config) }
  return { ...blockOf(parts), config }
}
const key = keyBlockOf(5, { 34: oldSet })
const incomplete = { kind: 'unproved', missing: { why: 'incomplete' } }

test('readValidators reads validators from their parameter, with its hash', async () => {
  const read = await readValidators(bagOf(oldSet))
  expect(read).toMatchObject({ kind: 'proved', facts: { hash: hashOf(oldSet), since: 100, until: 200, weight: 12n } })
  if (read.kind !== 'proved') throw new Error('no set')
  expect([...read.facts.members]).toEqual(old.map(({ id, key, weight }) => [id, { key: Uint8Array.from(key), weight }]))
})

test('a validator set that is invalid, too small or has a repeated key is a contradiction', async () => {
  const list = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.Uint(8)).set(0, 0x53)
  const wrong = [
    beginCell().storeUint(0x11, 8).endCell(),
    setCell(old, 0),
    setCell(old, 4),
    setCell([old[0]!, old[1]!, old[0]!]),
    beginCell()
      .storeUint(0x12, 8)
      .storeUint(0, 64)
      .storeUint(2, 16)
      .storeUint(2, 16)
      .storeUint(0, 64)
      .storeDict(list)
      .endCell(),
    beginCell().storeUint(0x12, 8).storeUint(0, 64).storeUint(1, 16).storeUint(1, 16).storeUint(0, 65).endCell(),
  ]
  for (const cell of wrong)
    expect(await readValidators(bagOf(cell))).toMatchObject({ kind: 'contradicted', evidence: { what: 'bytes' } })
})

test('a key block, its proof, a state and a configuration prove the same validators', async () => {
  const facts = { hash: hashOf(oldSet), weight: 12n }
  const state = stateOf(place(6), beginCell().endCell(), stateExtraOf([], [], key.config))
  const later = blockOf({ ...place(6), previous: [key.id], state })
  const ways = [
    proveValidators([bagOf(key.root)], key.id),
    proveValidators([bagOf(proofOf(key.root, key.header, key.accountBlocks, fields[0]!, fields[36]!))], key.id),
    proveValidators([bagOf(proofOf(later.root)), bagOf(proofOf(state))], later.id),
    proveValidators([bagOf(proofOf(later.root), proofOf(state))], later.id),
    readConfigValidators(bagOf(key.config)),
  ]
  for (const way of ways) expect(await way).toMatchObject({ kind: 'proved', facts })
})

test('temporary validators take precedence, and regular ones count only if they are proved absent', async () => {
  const both = keyBlockOf(5, { 34: oldSet, 35: setCell(young) })
  expect(await proveValidators([bagOf(both.root)], both.id)).toMatchObject({ facts: { hash: hashOf(setCell(young)) } })
  expect(await proveValidators([bagOf(proofOf(both.root, oldSet))], both.id)).toMatchObject({ kind: 'proved' })
  expect(await proveValidators([bagOf(proofOf(both.root, setCell(young)))], both.id)).toEqual(incomplete)
  const right = both.config.refs[1]!
  expect(await proveValidators([bagOf(proofOf(both.root, right))], both.id)).toEqual(incomplete)
})

test('a block that is no key block, or lacks the parameter, proves no validators', async () => {
  const plain = blockOf({ ...place(5), previous: [before], custom: blockExtraOf([]) })
  expect(await proveValidators([bagOf(plain.root)], plain.id)).toEqual({
    kind: 'contradicted',
    evidence: { what: 'key block', expected: '5', found: null },
  })
  expect(await proveValidators([bagOf(key.root)], plain.id)).toMatchObject({ evidence: { what: 'block' } })
  const without = keyBlockOf(5, {})
  expect(await proveValidators([bagOf(without.root)], without.id)).toMatchObject({ evidence: { what: 'bytes' } })
  for (const dropped of [key.extra, key.extra.refs[3]!, key.config, oldSet, oldSet.refs[0]!])
    expect(await proveValidators([bagOf(proofOf(key.root, dropped))], key.id)).toEqual(incomplete)
})

const next = keyBlockOf(9, { 34: setCell(young) })
const hop = {
  from: key.id,
  to: next.id,
  configProof: bagOf(proofOf(key.root, key.header)),
  headerProof: bagOf(proofOf(next.root, next.extra)),
  signatures: simplex(next.id, old),
}

test('proveHop proves a later block from a key block, and leads to the next validators', async () => {
  const signed = { signers: 3, of: 3, signed: 12n, total: 12n }
  const answer = await proveHop(hop)
  expect(answer).toMatchObject({ kind: 'proved', facts: { header: { isKeyBlock: true }, signed } })
  expect((await proveHop({ ...hop, signatures: ordinary(next.id, old) })).kind).toBe('proved')
  const last = blockOf({ ...place(12), previous: [next.id] })
  const second = {
    from: next.id,
    to: last.id,
    configProof: bagOf(next.root),
    headerProof: bagOf(last.root),
    signatures: simplex(last.id, young),
  }
  expect(await proveHop(second)).toMatchObject({ kind: 'proved', facts: { header: { isKeyBlock: false } } })
  expect(await proveHop({ ...second, signatures: simplex(last.id, old) })).toMatchObject({ kind: 'unproved' })
})

test('a hop backwards, or from or to another block, is a contradiction', async () => {
  const contradicted = (what: string) => ({ kind: 'contradicted', evidence: { what } })
  expect(await proveHop({ ...hop, from: next.id, to: key.id })).toMatchObject(contradicted('order'))
  expect(await proveHop({ ...hop, from: { ...key.id, workchain: 0 } })).toMatchObject(contradicted('header'))
  expect(await proveHop({ ...hop, from: before })).toMatchObject(contradicted('block'))
  expect(await proveHop({ ...hop, configProof: bagOf(next.root) })).toMatchObject(contradicted('block'))
  expect(await proveHop({ ...hop, headerProof: hop.configProof })).toMatchObject(contradicted('block'))
  expect(await proveHop({ ...hop, to: { ...next.id, seqno: 10 } })).toMatchObject(contradicted('header'))
  const signatures = simplex(key.id, old)
  expect(await proveHop({ ...hop, signatures })).toMatchObject(contradicted('signed block'))
})
