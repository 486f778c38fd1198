import type { Claim } from '../../../src/domain/proof/claim.ts'
import type { Reached } from '../../../src/domain/proof/reached.ts'
import { formatFullId } from '../../../src/ton/proof/block-id.ts'
import { hashOf } from './blocks.ts'
import type { createWorlds } from './world.ts'

type World = ReturnType<typeof createWorlds>['world']

/** True if a verifier's word on a claim is so on the chain. */
export function isTrue({ blocks, contents }: World, claim: Claim, reached: Reached | undefined): boolean {
  const ids = new Set(Object.values(blocks).map(({ id }) => formatFullId(id)))
  const isTimed = reached?.utime === null || [1001, 1500, 1502, 1505, 1510, 2001, 2100].includes(reached?.utime ?? 0)
  if (!reached || !isTimed) return false
  if (claim.kind === 'block') return ids.has(formatFullId(claim.block))
  const account = claim.account.split(':')[1] ?? ''
  if (claim.kind === 'account') {
    const expected = contents.accounts[account]
    const isHeld = (reached.account?.hash ?? null) === (expected ? hashOf(expected) : null)
    return isHeld && reached.account !== undefined && (!claim.at || ids.has(formatFullId(claim.at)))
  }
  return contents.sent.some(
    ({ account: own, lt, cell }) => own === account && `${lt}` === claim.lt && hashOf(cell) === claim.hash,
  )
}
