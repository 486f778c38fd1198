import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { proveHeader, proveWholeBlock } from '../../../../src/ton/proof/header.ts'
import { proveTransaction } from '../../../../src/ton/proof/transaction-proof.ts'
import { accountBlocksOf, blockOf, idOf, WHOLE } from './support/chain.ts'
import { bagOf, proofOf } from './support/merkle.ts'

const [ALICE, BOB, CAROL] = ['1a'.repeat(32), '1b'.repeat(32), 'c3'.repeat(32)]
const sent = [ALICE, ALICE, BOB, BOB, BOB].map((account, at) => ({
  account,
  lt: 1_000n + BigInt(at) * 1_000_000_007n,
  cell: beginCell().storeUint(at, 32).storeRef(beginCell().storeUint(at, 8)).endCell(),
}))
const place = { workchain: 0, shard: WHOLE, seqno: 9 }
const before = idOf(beginCell().endCell(), { ...place, seqno: 8 })
const block = blockOf({ ...place, previous: [before], accounts: accountBlocksOf(sent) })
const named = ({ account, lt, cell }: (typeof sent)[0]) => ({
  account: `0:${account}` as const,
  lt,
  hash: cell.hash().toString('hex'),
})
const [first, second] = sent.map(named)

test('proveTransaction proves every transaction by its full block', async () => {
  for (const one of sent.map(named))
    expect(await proveTransaction(bagOf(block.root), block.id, one)).toEqual({ kind: 'proved', facts: one })
})

test('a proof without unneeded cells proves a transaction, also when it is pruned', async () => {
  const { header, valueFlow, inMessages, outMessages } = block
  const unneeded = [header, valueFlow, inMessages, outMessages, ...sent.slice(1).map(({ cell }) => cell)]
  const inside = sent[0]!.cell.refs[0]!
  for (const dropped of [unneeded, [...unneeded, sent[0]!.cell], [...unneeded, inside]]) {
    const proof = bagOf(proofOf(block.root, ...dropped))
    expect(await proveTransaction(proof, block.id, first!)).toEqual({ kind: 'proved', facts: first })
  }
})

test('a proof without the path to a transaction proves nothing', async () => {
  for (const dropped of [block.extra, block.accountBlocks, block.accountBlocks.refs[0]!]) {
    const proof = bagOf(proofOf(block.root, dropped))
    expect(await proveTransaction(proof, block.id, first!)).toEqual({
      kind: 'unproved',
      missing: { why: 'incomplete' },
    })
  }
  expect(await proveTransaction(new Uint8Array(), block.id, first!)).toEqual({
    kind: 'unproved',
    missing: { why: 'incomplete' },
  })
})

test('another transaction, lt or account than claimed is a contradiction', async () => {
  const bag = bagOf(proofOf(block.root))
  const asked = [
    { ...first!, hash: second!.hash },
    { ...first!, lt: second!.lt },
    { ...first!, account: `0:${BOB}` as const },
  ]
  for (const one of asked) {
    const answer = await proveTransaction(bag, block.id, one)
    expect(answer).toMatchObject({ kind: 'contradicted', evidence: { what: 'transaction', expected: one.hash } })
  }
  for (const one of [
    { ...first!, lt: 5n },
    { ...first!, account: `0:${CAROL}` as const },
  ])
    expect(await proveTransaction(bag, block.id, one)).toEqual({
      kind: 'contradicted',
      evidence: { what: 'transaction', expected: one.hash, found: null },
    })
})

test('the proof of another block is a contradiction with both hashes', async () => {
  const other = blockOf({ ...place, seqno: 10, previous: [block.id], accounts: accountBlocksOf(sent) })
  expect(await proveTransaction(bagOf(proofOf(other.root)), block.id, first!)).toEqual({
    kind: 'contradicted',
    evidence: { what: 'block', expected: block.id.rootHash, found: other.id.rootHash },
  })
})

test('an account outside of the block’s shard is a contradiction', async () => {
  const half = { ...place, shard: '4000000000000000' }
  const own = blockOf({ ...half, previous: [before], accounts: accountBlocksOf(sent) })
  const prove = (account: `${number}:${string}`) => proveTransaction(bagOf(own.root), own.id, { ...first!, account })
  expect((await prove(`0:${ALICE}`)).kind).toBe('proved')
  expect(await prove(`-1:${ALICE}`)).toMatchObject({ kind: 'contradicted', evidence: { what: 'shard' } })
  expect(await prove(`0:${CAROL}`)).toMatchObject({ kind: 'contradicted', evidence: { what: 'shard' } })
})

test('an account block that names another account is a contradiction', async () => {
  const accounts = accountBlocksOf([{ ...sent[0]!, named: BOB }])
  const own = blockOf({ ...place, previous: [before], accounts })
  expect(await proveTransaction(bagOf(own.root), own.id, first!)).toMatchObject({
    kind: 'contradicted',
    evidence: { what: 'bytes' },
  })
})

test('truncated bytes, and bytes that are no bag or no block, are a contradiction', async () => {
  const bag = bagOf(proofOf(block.root))
  const evidence = { what: 'bytes', why: expect.any(String) }
  for (let length = 1; length < bag.length; length += 7)
    expect(await proveTransaction(bag.subarray(0, length), block.id, first!)).toEqual({
      kind: 'contradicted',
      evidence,
    })
  const two = bagOf(block.root, block.root)
  expect(await proveTransaction(two, block.id, first!)).toEqual({ kind: 'contradicted', evidence })
  const noBlock = bagOf(block.extra)
  const id = idOf(block.extra, place)
  expect(await proveTransaction(noBlock, id, first!)).toEqual({ kind: 'contradicted', evidence })
})

test('a pruned block is a contradiction outside of a Merkle proof', async () => {
  const proof = proofOf(block.root, block.header)
  expect(await proveTransaction(bagOf(proof), block.id, first!)).toEqual({ kind: 'proved', facts: first })
  expect(await proveTransaction(bagOf(proof.refs[0]!), block.id, first!)).toEqual({
    kind: 'contradicted',
    evidence: { what: 'bytes', why: 'pruned outside of a proof' },
  })
})

test('a proof above 10 MB is not read and proves nothing', async () => {
  const answer = await proveTransaction(new Uint8Array(10_000_001), block.id, first!)
  expect(answer).toEqual({ kind: 'unproved', missing: { why: 'too large' } })
})

test('proveHeader reads a block header and rejects one of another block', async () => {
  const proof = bagOf(proofOf(block.root, block.extra))
  const facts = { utime: 1_700_000_000, isKeyBlock: false, validatorListHash: 7, catchainSeqno: 8, previousKeySeqno: 9 }
  expect(await proveHeader(proof, block.id)).toEqual({ kind: 'proved', facts: { ...facts, previous: [before] } })
  for (const other of [{ seqno: 10 }, { workchain: -1 }, { shard: '4000000000000000' }])
    expect(await proveHeader(proof, { ...block.id, ...other })).toMatchObject({
      kind: 'contradicted',
      evidence: { what: 'header' },
    })
  expect((await proveHeader(bagOf(proofOf(block.root, block.header)), block.id)).kind).toBe('unproved')
})

test('proveWholeBlock also checks the file hash', async () => {
  const file = bagOf(block.root)
  const fileHash = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(file))).toString('hex')
  expect((await proveWholeBlock(file, { ...block.id, fileHash })).kind).toBe('proved')
  expect(await proveWholeBlock(file, block.id)).toEqual({
    kind: 'contradicted',
    evidence: { what: 'file', expected: block.id.fileHash, found: fileHash },
  })
})
