import { expect, test } from 'vitest'
import { ordinary, simplex } from '../unit/ton/proof/support/validators.ts'
import { fileOf, verdictOfText } from './support/verdict.ts'
import { createWorlds } from './support/world.ts'

const forms = [
  ['Simplex', createWorlds(simplex)],
  ['ordinary', createWorlds(ordinary)],
] as const

test.each(
  forms.flatMap(([form, worlds]) => worlds.world.honest.map(one => [`${one.name} (${form})`, one, worlds] as const)),
)('an honest proof file is proved: %s', async (_name, { claim, links }, { anchors }) => {
  const { isProved, stuck } = await verdictOfText(fileOf(claim, links), anchors)
  expect(stuck?.checked).toBeUndefined()
  expect(isProved).toBe(true)
})

test('an attacker’s chain is proved only by a build that pins its validators', async () => {
  for (const [, { forged, anchors }] of forms)
    for (const { claim, links } of forged.honest)
      expect((await verdictOfText(fileOf(claim, links), anchors)).isProved).toBe(false)
})
