/** Bundled by `scripts/anchors/anchors.ts`, as the provider clients take their settings from the build. */
import { masterchainBlock } from '../../src/domain/block/block.ts'
import type { Anchor } from '../../src/domain/proof/anchors.ts'
import { mainCall } from '../../src/lib/call.ts'
import { getMasterchainHead } from '../../src/providers/node/head.ts'
import { getBlockHeader } from '../../src/providers/node/header.ts'
import { nextRotation, readKeyBlockOf } from '../../src/stores/rotations.ts'
import type { ValidatorSet } from '../../src/ton/proof/validators.ts'

/** Nothing of one rotation takes longer. */
const LIMIT = 10 * 60_000

/** The validators that an anchor names. Throws when the providers show others. */
async function setOf({ seqno, hash }: Anchor): Promise<ValidatorSet> {
  const start = await readKeyBlockOf(mainCall(AbortSignal.timeout(LIMIT)), masterchainBlock(seqno))
  if (start?.set.hash === hash) return start.set
  throw new Error(`block ${seqno} has validators ${start?.set.hash ?? 'that cannot be read'}, and ${hash} are pinned`)
}

/** Time of the newest masterchain block, by the node's word. */
async function newestTime(): Promise<number> {
  const call = mainCall(AbortSignal.timeout(LIMIT))
  const { seqno } = await getMasterchainHead(call)
  return (await getBlockHeader(call, masterchainBlock(seqno))).genUtime
}

/**
 * The validator sets after an anchor, oldest first; each set's key block is signed by the set before it. Ends at the set in force and returns the
 * time of the newest block. Throws when a set's round is over and the providers do not show the next one.
 */
export async function* walk(from: Anchor): AsyncGenerator<Anchor, number> {
  const now = await newestTime()
  for (let set = await setOf(from); ; ) {
    const next = await nextRotation(mainCall(AbortSignal.timeout(LIMIT)), set)
    if (!next && set.until + LATE > now) return now
    if (!next) throw new Error(`who followed on the validators until ${set.until} is not shown`)
    const { set: newer, block } = next
    yield { hash: newer.hash, until: newer.until, seqno: block.seqno + 1 }
    set = newer
  }
}

/** A round may last a little longer than it was elected for, in seconds. */
const LATE = 3600
