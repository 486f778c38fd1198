import { describe, expect, test } from 'vitest'
import type { ChainTransaction } from '../../scripts/localnet/chain/types.ts'
import type { Profile } from '../../scripts/localnet/scenario/profiles.ts'
import { readBoc } from '../../src/ton/boc.ts'
import { hashCell } from '../../src/ton/cell-hash.ts'
import { readTransaction } from '../../src/ton/transaction.ts'
import { openFixed } from '../localnet/support/history.ts'
import { expectedTransaction, startsOf } from '../unit/ton/support/expected.ts'

async function transactionsOf(profile: Profile): Promise<ChainTransaction[]> {
  const network = await openFixed(profile)
  network.close()
  return [...network.chain.accounts()].flatMap(({ address }) => [...network.chain.transactionsOf(address)])
}

describe('every transaction of the embedded network', () => {
  test.each<[Profile, number]>([
    ['mini', 50],
    ['standard', 1000],
  ])(
    'every transaction of the %s network is read like @ton/core and matches its hash',
    async (profile, atLeast) => {
      const transactions = await transactionsOf(profile)
      const seen: Record<string, number> = {}
      const count = (what: string) => {
        seen[what] = (seen[what] ?? 0) + 1
      }
      for (const { cell, transaction, hash, account } of transactions) {
        const root = readBoc(cell.toBoc())
        const ours = readTransaction(root, account.workChain)
        expect(startsOf(ours)).toEqual(expectedTransaction(transaction, account.workChain))
        expect(await hashCell(root)).toBe(hash.toString('hex'))
        count(ours.kind)
        if (ours.aborted) count('aborted')
        if (ours.bounce) count(`bounce ${ours.bounce}`)
        if (ours.compute?.skipped) count(`skipped ${ours.compute.skipped}`)
        if (ours.inMessage) count(`in ${ours.inMessage.kind} ${ours.inMessage.body.kind}`)
        for (const { kind } of ours.outMessages) count(`out ${kind}`)
      }
      console.log(`${profile}: ${transactions.length} transactions compared: ${JSON.stringify(seen)}`)
      expect(transactions.length).toBeGreaterThan(atLeast)
    },
    120_000,
  )
})
