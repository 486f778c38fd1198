import type { Claim, Link } from '../domain/proof/claim.ts'
import { mainCall } from '../lib/call.ts'
import { getTransactionBytes } from '../providers/node/transaction-bytes.ts'
import { formatProof } from '../providers/site/proof-file.ts'
import { orUndefined } from './or-undefined.ts'
import type { Proof } from './proof.ts'

/** Bytes of the transaction, which complete its proof although the chain of links only needs the hash. Empty if they cannot be loaded. */
async function ownBytes(claim: Claim): Promise<Link[]> {
  if (claim.kind !== 'transaction') return []
  const call = mainCall(new AbortController().signal)
  const boc = await orUndefined(getTransactionBytes(call, { ...claim, archival: true }))
  return boc ? [{ kind: 'bytes', boc }] : []
}

/** A proof as the text of its file, including the contradicting link, if any. */
export async function formatSaved(proof: Proof, network: string): Promise<string> {
  const { chain, stuck } = proof.get()
  const own = await ownBytes(proof.claim)
  const links = [...chain, ...(stuck?.checked.kind === 'contradicted' ? [stuck] : [])].map(({ link }) => link)
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
