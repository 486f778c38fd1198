import type { Anchors } from '../../../src/domain/proof/anchors.ts'
import type { Claim, Link } from '../../../src/domain/proof/claim.ts'
import { authorityOf, reachedBy } from '../../../src/domain/proof/grade.ts'
import { createLadder, type Rung } from '../../../src/domain/proof/ladder.ts'
import type { Reached } from '../../../src/domain/proof/reached.ts'
import { formatProof, readProof } from '../../../src/providers/site/proof-file.ts'

/** Verdict on a file: `isProved` is shown in green, everything else in grey or red. `stuck` is the first link that fails. */
export type Verdict = { isProved: boolean; reached: Reached | undefined; rungs: Rung[]; stuck: Rung | undefined }

/** Verifies the links one by one, up to the first that fails. */
export async function verdictOf(claim: Claim, links: readonly Link[], anchors: Anchors): Promise<Verdict> {
  const verify = createLadder(claim, anchors, { fromFile: true })
  const rungs: Rung[] = []
  for (const link of links) {
    const rung = await verify(link)
    if (rung.checked.kind !== 'proved') return { isProved: false, reached: reachedBy(rungs), rungs, stuck: rung }
    rungs.push(rung)
  }
  const isProved = authorityOf(rungs)?.kind === 'pinned'
  return { isProved, reached: reachedBy(rungs), rungs, stuck: undefined }
}

const HEAD = { network: 'mainnet', made: '2026-11-22T21:00:00.000Z' }

/** The text of a file as this build writes it. */
export const fileOf = (claim: Claim, links: Link[]): string => formatProof({ ...HEAD, claim, links })

/** Verdict on the text of a file. Rejects if the text cannot be read. */
export async function verdictOfText(text: string, anchors: Anchors): Promise<Verdict> {
  const { claim, links } = readProof(text)
  return verdictOf(claim, links, anchors)
}
