import type { Anchors } from '../../../src/domain/proof/anchors.ts'
import type { Claim, Link } from '../../../src/domain/proof/claim.ts'
import { isSigned, reachedBy } from '../../../src/domain/proof/grade.ts'
import type { Reached } from '../../../src/domain/proof/reached.ts'
import { type CheckedLink, createVerifier } from '../../../src/domain/proof/verifier.ts'
import { formatProof, readProof } from '../../../src/providers/site/proof-file.ts'

/** Verdict on a file: `isProved` is shown in green, everything else in grey or red. `stuck` is the first link that fails. */
export type Verdict = {
  isProved: boolean
  reached: Reached | undefined
  chain: CheckedLink[]
  stuck: CheckedLink | undefined
}

/** Verifies the links one by one, up to the first that fails. */
export async function verdictOf(claim: Claim, links: readonly Link[], anchors: Anchors): Promise<Verdict> {
  const verify = createVerifier(claim, anchors, { fromFile: true })
  const chain: CheckedLink[] = []
  for (const link of links) {
    const checkedLink = await verify(link)
    if (checkedLink.checked.kind !== 'proved')
      return { isProved: false, reached: reachedBy(chain), chain, stuck: checkedLink }
    chain.push(checkedLink)
  }
  const isProved = isSigned(chain)
  return { isProved, reached: reachedBy(chain), chain, stuck: undefined }
}

const HEAD = { network: 'mainnet', made: '2026-11-22T21:00:00.000Z' }

/** The text of a file as this build writes it. */
export const fileOf = (claim: Claim, links: Link[]): string => formatProof({ ...HEAD, claim, links })

/** Verdict on the text of a file. Rejects if the text cannot be read. */
export async function verdictOfText(text: string, anchors: Anchors): Promise<Verdict> {
  const { claim, links } = readProof(text)
  return verdictOf(claim, links, anchors)
}
