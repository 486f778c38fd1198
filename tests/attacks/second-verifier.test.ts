import { expect, test } from 'vitest'
import { ordinary, simplex } from '../unit/ton/proof/support/validators.ts'
import { forgeriesOf } from './support/forgeries.ts'
import { verifyFile } from './support/second-verifier.ts'
import { fileOf, verdictOfText } from './support/verdict.ts'
import { createWorlds } from './support/world.ts'

function isVerified(text: string, pins: string[]): boolean {
  try {
    verifyFile(text, pins)
    return true
  } catch {
    return false
  }
}

test.each([
  ['Simplex', simplex],
  ['ordinary', ordinary],
] as const)('an independent verifier proves and rejects the same files, with %s signatures', async (_, sign) => {
  const worlds = createWorlds(sign)
  const pins = worlds.anchors.sets.map(({ hash }) => hash)
  const cases = [...worlds.world.honest, ...worlds.forged.honest, ...forgeriesOf(worlds, false)]
  const differing: string[] = []
  let proved = 0
  for (const { name, claim, links } of cases) {
    const text = fileOf(claim, links)
    const { isProved, stuck } = await verdictOfText(text, worlds.anchors)
    const own = isVerified(text, pins)
    if (own) proved++
    if (isProved !== own)
      differing.push(`${name}: ${isProved ? 'proved' : JSON.stringify(stuck?.checked)} here, ${own}`)
  }
  expect(differing).toEqual([])
  console.log(`${cases.length} files: ${proved} proved by both, the others by neither`)
  expect(proved).toBeGreaterThanOrEqual(21)
})
