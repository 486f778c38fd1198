import { afterEach, expect, test, vi } from 'vitest'
import type { Claim, Link } from '../../../src/domain/proof/claim.ts'
import { authorityOf } from '../../../src/domain/proof/grade.ts'
import { readProof } from '../../../src/providers/site/proof-file.ts'
import { fileOf } from '../../attacks/support/verdict.ts'
import { createWorlds } from '../../attacks/support/world.ts'
import { bagOf, proofOf } from '../ton/proof/support/merkle.ts'
import { absent, answersFrom, openPage } from './support/proof-providers.ts'

const { rounds, strangers, anchors, world, forged } = createWorlds()
const honest = answersFrom(world, rounds)
const caseOf = (name: string, of = world) => of.honest.find(one => one.name === name)!
const { claim, links } = caseOf('transaction, signed')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function check(text: string) {
  await openPage(honest, 1600, anchors)
  const { checkFile } = await import('../../../src/stores/proof-file.ts')
  return checkFile(new Blob([text]))
}

test('a proof file is verified by its own contents', async () => {
  const result = await check(fileOf(claim, links))
  expect(result).toMatchObject({ kind: 'read', stuck: null, file: { claim } })
  expect(result.kind === 'read' && authorityOf(result.chain)?.kind).toBe('pinned')
})

test('another provider’s agreement in a proof file counts for nothing', async () => {
  const forgery = caseOf('account, signed', forged)
  const agreed: Link = { kind: 'agreed', provider: 'tonapi', validators: bagOf(strangers.first.cell) }
  const result = await check(fileOf(forgery.claim, [...forgery.links, agreed]))
  expect(result).toMatchObject({ kind: 'read', stuck: null })
  expect(result.kind === 'read' && authorityOf(result.chain)).toEqual({ kind: 'named' })
})

test('verifying a proof file stops at the first link that does not fit', async () => {
  const second = caseOf('account, signed', forged).links[0]!
  const result = await check(fileOf(claim, [...links, second, ...links]))
  expect(result).toMatchObject({
    kind: 'read',
    chain: links.map(link => ({ link: { kind: link.kind } })),
    stuck: { link: { kind: 'account' }, checked: { evidence: { what: 'link', expected: 'rotations, agreed' } } },
  })
})

test('verifying a proof file stops at a link that lacks needed cells', async () => {
  const { early, next } = world.blocks
  const shard: Link = {
    kind: 'shard',
    masterchainBlock: early.id,
    links: [{ proof: bagOf(proofOf(early.root, early.extra)), id: next.id }],
  }
  const [bytes, transaction, , ...later] = links as [Link, Link, Link, ...Link[]]
  const result = await check(fileOf(claim, [bytes, transaction, shard, ...later]))
  expect(result).toMatchObject({ stuck: { link: { kind: 'shard' }, checked: { kind: 'unproved' } } })
  expect(result.kind === 'read' && result.chain).toHaveLength(2)
})

test('a proof file that is no proof, too large or of a later version is rejected', async () => {
  expect(await check('hello')).toEqual({ kind: 'unreadable', why: 'no proof' })
  expect(await check(fileOf(claim, links) + ' '.repeat(8_000_001))).toEqual({ kind: 'unreadable', why: 'no proof' })
  expect(await check(fileOf(claim, links).replace('"version": 2', '"version": 3'))).toMatchObject({
    why: 'later version',
  })
})

test('a saved proof has its links, its bytes, and the link that contradicts it', async () => {
  const answers = { ...honest }
  const page = await openPage(answers, 1600, anchors)
  const { formatSaved, nameOf } = await import('../../../src/stores/save-proof.ts')
  const kindsOf = async (proof: Parameters<typeof formatSaved>[0]) =>
    readProof(await formatSaved(proof, 'mainnet')).links.map(({ kind }) => kind)
  const { proof } = await page.prove(claim)
  expect(await kindsOf(proof)).toEqual(['bytes', 'transaction', 'shard', 'older', 'signatures'])
  answers.getTransactionBytes = absent
  expect(await kindsOf(proof)).toEqual(['transaction', 'shard', 'older', 'signatures'])
  expect(nameOf(claim)).toMatch(/^transaction-[0-9a-f]{16}\.json$/)
  answers.getAccountProof = answersFrom(forged, strangers).getAccountProof
  answers.getSignatures = answersFrom(world, rounds).getSignatures
  const account: Claim = { kind: 'account', account: `0:${'1a'.repeat(32)}` }
  const { proof: false_, tone } = await page.prove(account)
  expect(tone).toBe('bad')
  expect(await kindsOf(false_)).toEqual(['account', 'shard', 'signatures'])
  expect(nameOf(account)).toBe(`account-0_${'1a'.repeat(8)}.json`)
  expect(nameOf({ kind: 'block', block: world.blocks.head.id })).toBe('block--1_21.json')
})
