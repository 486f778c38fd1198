import { type CheckedLink, createVerifier } from '../domain/proof/verifier.ts'
import { type ProofFile, ProofFileError, readProof } from '../providers/site/proof-file.ts'
import { getPinned } from './pinned.ts'

/** Result of checking a proof file: its proved links, and the first unproved one (`stuck`), or the reason why it is unreadable. */
export type CheckedFile =
  | { kind: 'read'; file: ProofFile; chain: CheckedLink[]; stuck: CheckedLink | null }
  | { kind: 'unreadable'; why: ProofFileError['why'] }

/** Maximum size of a file in bytes, far above that of real files. */
const MAX_BYTES = 8_000_000

/** Checks a proof file without requests. */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  if (file.size > MAX_BYTES) return { kind: 'unreadable', why: 'no proof' }
  try {
    return await checkProof(readProof(await file.text()))
  } catch (error) {
    if (error instanceof ProofFileError) return { kind: 'unreadable', why: error.why }
    throw error
  }
}

async function checkProof(file: ProofFile): Promise<CheckedFile> {
  const verify = createVerifier(file.claim, await getPinned(), { fromFile: true })
  const chain: CheckedLink[] = []
  for (const link of file.links) {
    const checkedLink = await verify(link)
    if (checkedLink.checked.kind !== 'proved') return { kind: 'read', file, chain, stuck: checkedLink }
    chain.push(checkedLink)
  }
  return { kind: 'read', file, chain, stuck: null }
}
