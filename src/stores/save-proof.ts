import type { Claim, Link } from '../domain/proof/claim.ts'
import { problemOf } from '../domain/text/problem.ts'
import { mainCall } from '../lib/call.ts'
import { getTransactionBytes } from '../providers/node/transaction-bytes.ts'
import { formatProof } from '../providers/site/proof-file.ts'
import type { Proof } from './proof.ts'

/** Bytes of the transaction, which complete its proof although the chain of links only needs the hash. Empty if they cannot be loaded. */
async function ownBytes(claim: Claim): Promise<Link[]> {
  if (claim.kind !== 'transaction') return []
  try {
    return [
      {
        kind: 'bytes',
        boc: await getTransactionBytes(mainCall(new AbortController().signal), { ...claim, archival: true }),
      },
    ]
  } catch (error) {
    if (problemOf(error)) return []
    throw error
  }
}

/** A proof as the text of its file, including the contradicting link, if any. */
export async function formatSaved(proof: Proof, network: string): Promise<string> {
  const { rungs, stuck } = proof.get()
  const own = await ownBytes(proof.claim)
  const links = [...rungs, ...(stuck?.checked.kind === 'contradicted' ? [stuck] : [])].map(({ link }) => link)
  return formatProof({
    network,
    made: new Date().toISOString(),
    claim: proof.claim,
    links: [...own, ...links],
  })
}

/** File name of a proof, by its claim. */
export function nameOf(claim: Claim): string {
  if (claim.kind === 'transaction') return `transaction-${claim.hash.slice(0, 16)}.json`
  if (claim.kind === 'account') return `account-${claim.account.replace(':', '_').slice(0, 18)}.json`
  return `block-${claim.block.workchain}_${claim.block.seqno}.json`
}
