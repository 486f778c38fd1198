import { Cell } from '@ton/core'
import { afterAll, expect, test } from 'vitest'
import { proveBlockFacts } from '../../src/ton/proof/block-facts.ts'
import { blocksOf, openFixed } from '../localnet/support/history.ts'
import { idOf } from '../localnet/support/proof-answers.ts'
import { recordedBytes } from './support/lite-answers.ts'
import { MASTER, SHARD, transactionsIn } from './support/recorded-blocks.ts'
import { shared } from './support/shared.ts'

const network = await openFixed('mini')
afterAll(() => network.close())

test('proved facts of the embedded network’s blocks equal its index', async () => {
  const blocks = blocksOf(network.chain)
  for (const block of blocks) {
    const checked = await proveBlockFacts(block.boc, idOf(block))
    expect(checked).toMatchObject({
      kind: 'proved',
      facts: { utime: block.genUtime, fees: String(block.valueFlow.feesCollected) },
    })
    const facts = checked.kind === 'proved' ? checked.facts.transactions : []
    const own = block.transactions.map(({ hash }) => hash.toString('hex'))
    expect([...facts].sort()).toEqual(own.sort())
  }
  expect(blocks.some(({ transactions }) => transactions.length > 1)).toBe(true)
})

test('bytes of another block contradict the claim', async () => {
  const [one, other] = blocksOf(network.chain)
  expect(await proveBlockFacts(one!.boc, idOf(other!))).toMatchObject({ kind: 'contradicted' })
})

test.skipIf(!shared)('recorded mainnet blocks have their known facts', async () => {
  for (const [name, block] of [
    ['block-masterchain.hex', MASTER],
    ['block-basechain.hex', SHARD],
  ] as const) {
    const bytes = recordedBytes(`${shared}fixtures/ton-net/${name}`)
    const listed = transactionsIn(Cell.fromBoc(Buffer.from(bytes))[0]!).map(({ hash }) => hash)
    const checked = await proveBlockFacts(bytes, block)
    expect(checked).toMatchObject({ kind: 'proved', facts: { globalId: -239, version: 0, utime: 1_784_742_924 } })
    expect(new Set(checked.kind === 'proved' ? checked.facts.transactions : [])).toEqual(new Set(listed))
  }
})
