import { atom, type WritableAtom } from 'nanostores'
import type { ClaimHint } from '../domain/proof/claim.ts'
import { isSigned, reachedBy } from '../domain/proof/grade.ts'
import { compareAccount, compareBlock, compareTransaction, type Figures } from '../domain/proof/verdicts.ts'
import { mainCall } from '../lib/call.ts'
import type { Query } from '../lib/query-state.ts'
import { getBlockBytes } from '../providers/indexer/proofs.ts'
import { type BlockFacts, proveBlockFacts } from '../ton/proof/block-facts.ts'
import type { FullBlockId } from '../ton/proof/block-id.ts'
import type { Checked } from '../ton/proof/checked.ts'
import { $account } from './account.ts'
import { $blockHeader } from './block.ts'
import type { Proof, ProofState } from './proof.ts'
import { $verdicts } from './verdicts.ts'

/** Figures of a proved block: not requested, loading, checked, or failed with the reason. */
export type ProvedBlock =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'read'; checked: Checked<BlockFacts> }
  | { status: 'failed'; problem: unknown }

let stopFollowing = () => {}

/** Compares the displayed value now and after every refresh, until another proof takes its place or the page is closed. */
function follow<T>(shown: Query<T>, compare: (value: T) => Figures): void {
  stopFollowing()
  stopFollowing = shown.subscribe(state => {
    if (state.status === 'ready') $verdicts.set({ who: state.sources.at(-1) ?? '', figures: compare(state.value) })
  })
}

/** Checks the block's facts by the complete bytes in a link of the proof, or else by those of the indexer. */
async function readFacts(block: FullBlockId, { chain }: ProofState): Promise<Checked<BlockFacts>> {
  for (const { link } of chain) {
    const checked = 'boc' in link && (await proveBlockFacts(link.boc, block))
    if (checked && checked.kind === 'proved') return checked
  }
  return proveBlockFacts(await getBlockBytes(mainCall(new AbortController().signal), block), block)
}

async function readBlock(proof: Proof, block: FullBlockId) {
  const $block = $provedBlock(proof)
  $block.set({ status: 'loading' })
  try {
    const checked = await readFacts(block, proof.get())
    $block.set({ status: 'read', checked })
    if (checked.kind !== 'proved') return
    const { workchain, shard, seqno } = block
    follow($blockHeader(workchain, shard, seqno), header => compareBlock(header, block, checked.facts))
  } catch (problem) {
    judged.delete(proof)
    $block.set({ status: 'failed', problem })
  }
}

const blocks = new WeakMap<Proof, WritableAtom<ProvedBlock>>()

/** Figures of the block that a proof is about. */
export function $provedBlock(proof: Proof): WritableAtom<ProvedBlock> {
  const $block = blocks.get(proof) ?? atom<ProvedBlock>({ status: 'none' })
  blocks.set(proof, $block)
  return $block
}

/** Chains whose figures were compared. */
const judged = new WeakMap<Proof, ProofState['chain']>()

/**
 * Compares the page's figures with a completed proof signed by pinned validators; ignores other proofs. A block's own figures take one more
 * call, unless a link contains its bytes. Later runs of an account's proof are compared by themselves, since its state changes.
 */
export function judgeFigures(proof: Proof, hint: ClaimHint | undefined): void {
  const { claim } = proof
  const { status, chain } = proof.get()
  const reached = reachedBy(chain)
  if (status !== 'ended' || !reached || !isSigned(chain)) return
  const link = chain.map(({ link }) => link).find(({ kind }) => kind === 'transaction')
  // The index that names the transaction's block may still be loading.
  if (claim.kind === 'transaction' && link?.kind === 'transaction')
    $verdicts.set({ who: hint?.by ?? '', figures: compareTransaction(claim.hash, hint?.block ?? null, link.block) })
  if (judged.get(proof) === chain) return
  if (claim.kind === 'account' && !judged.has(proof)) proof.listen(() => judgeFigures(proof, hint))
  judged.set(proof, chain)
  if (claim.kind === 'block') void readBlock(proof, claim.block)
  const { account } = reached
  // The page shows the current state of accounts, so that proofs of past states are ignored.
  if (claim.kind === 'account' && !claim.at && account !== undefined)
    follow($account(claim.account), value => compareAccount(value, account))
}
