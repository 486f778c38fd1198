import { expect, test } from 'vitest'
import type { Claim } from '../../src/domain/proof/claim.ts'
import { ordinary, simplex } from '../unit/ton/proof/support/validators.ts'
import { ROUNDS, roundOf } from './support/blocks.ts'
import { forgeriesOf } from './support/forgeries.ts'
import { isTrue } from './support/truth.ts'
import { fileOf, verdictOfText } from './support/verdict.ts'
import { anchorsFor, createWorlds, worldOf } from './support/world.ts'

test.each([
  ['Simplex', simplex],
  ['ordinary', ordinary],
] as const)('no forged proof file is proved, with %s signatures', async (_form, sign) => {
  const worlds = createWorlds(sign)
  const cases = forgeriesOf(worlds, sign === simplex)
  const believed: string[] = []
  let refused = 0
  for (const { name, claim, links } of cases) {
    const { isProved, reached } = await verdictOfText(fileOf(claim, links), worlds.anchors)
    if (!isProved) refused++
    else if (!isTrue(worlds.world, claim, reached)) believed.push(name)
  }
  expect(believed).toEqual([])
  console.log(`${cases.length} files made of true and forged links: ${refused} refused, the others say what is true`)
  expect(refused).toBeGreaterThan(150)
})

test('a second link of the same kind is a contradiction', async () => {
  const { world, anchors } = createWorlds()
  for (const { claim, links } of world.honest)
    for (const link of links) {
      const { isProved, stuck } = await verdictOfText(fileOf(claim, [...links, link]), anchors)
      // A build that knows the validators passes over one more link about them.
      if (link.kind === 'rotations' || stuck === undefined) continue
      expect(isProved).toBe(false)
      expect(stuck.checked).toMatchObject({ kind: 'contradicted', evidence: { what: 'link', found: link.kind } })
    }
})

test('a key block signed after its signers’ round proves no validators', async () => {
  const rounds = { first: roundOf([1000, 1900]), second: roundOf(ROUNDS.second) }
  const late = worldOf(rounds, 5n).honest.find(({ name }) => name === 'newest block, rotated')!
  const { isProved, stuck } = await verdictOfText(fileOf(late.claim, late.links), anchorsFor([rounds.first, 1900]))
  expect(isProved).toBe(false)
  expect(stuck).toMatchObject({
    link: { kind: 'rotations' },
    checked: { missing: { why: 'other round', utime: 2001 } },
  })
})

test('an account proved as of one block is not proved as of another', async () => {
  const { world, anchors } = createWorlds()
  const { claim, links } = world.honest.find(({ name }) => name === 'account then, signed')!
  for (const { id } of [world.blocks.head, world.blocks.block])
    expect((await verdictOfText(fileOf({ ...claim, at: id } as Claim, links), anchors)).isProved).toBe(false)
})
