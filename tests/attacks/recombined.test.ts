import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Claim, Link } from '../../src/domain/proof/claim.ts'
import { times } from '../support/times.ts'
import { isTrue } from './support/truth.ts'
import { verdictOf } from './support/verdict.ts'
import { type Case, createWorlds } from './support/world.ts'

const worlds = createWorlds()
const { world, forged, anchors } = worlds
const cases = [...world.honest, ...forged.honest]
const pool = cases.flatMap(({ links }) => links)
const claims = cases.map(({ claim }) => claim)

type Change =
  | { kind: 'put' | 'replace'; at: number; link: number }
  | { kind: 'drop' | 'double' | 'swap'; at: number }
  | { kind: 'claim'; claim: number }
  | { kind: 'mix'; at: number; link: number; member: number }

/** One member of a link from another link of its kind: the bytes of one block under the name of another, one set's signatures under another. */
function mixed(link: Link, other: Link, member: number): Link {
  const members = Object.entries(other).filter(([name]) => name !== 'kind')
  const [name = '', value] = members[member % members.length] ?? []
  return link.kind === other.kind ? ({ ...link, [name]: value } as Link) : link
}

function changed({ claim, links }: Case, change: Change): Case {
  const name = ''
  if (change.kind === 'claim') return { name, claim: claims[change.claim] as Claim, links }
  const at = change.at % (links.length + 1)
  const own = links[at]
  if (change.kind === 'put') return { name, claim, links: links.toSpliced(at, 0, pool[change.link]!) }
  if (!own) return { name, claim, links }
  if (change.kind === 'replace') return { name, claim, links: links.with(at, pool[change.link]!) }
  if (change.kind === 'mix')
    return { name, claim, links: links.with(at, mixed(own, pool[change.link]!, change.member)) }
  if (change.kind === 'drop') return { name, claim, links: links.toSpliced(at, 1) }
  if (change.kind === 'double') return { name, claim, links: links.toSpliced(at, 0, own) }
  return { name, claim, links: links.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, own) }
}

const at = fc.nat(7)
const link = fc.nat(pool.length - 1)
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('put' as const, 'replace' as const), at, link }),
  fc.record({ kind: fc.constantFrom('drop' as const, 'double' as const, 'swap' as const), at }),
  fc.record({ kind: fc.constant('claim' as const), claim: fc.nat(claims.length - 1) }),
  fc.record({ kind: fc.constant('mix' as const), at, link, member: fc.nat(3) }),
)
const recombined = fc
  .tuple(fc.constantFrom(...cases), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([start, changes]) => changes.reduce(changed, start))

test('recombined links of a true and a forged chain prove only what is true', async () => {
  const runs = times(20_000)
  let proved = 0
  await fc.assert(
    fc.asyncProperty(recombined, async ({ claim, links }) => {
      const { isProved, reached } = await verdictOf(claim, links, anchors)
      if (!isProved) return
      proved++
      expect(isTrue(world, claim, reached)).toBe(true)
    }),
    { numRuns: runs, seed: 14 },
  )
  console.log(`${runs} recombinations: ${proved} proved, all of them true`)
  expect(proved).toBeGreaterThan(runs / 100)
})
