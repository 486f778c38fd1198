/** Bundled by `scripts/anchors/anchors.ts`, because provider clients take their settings at build time. */
import { masterchainBlock } from '../../src/domain/block/block.ts'
import type { Anchor } from '../../src/domain/proof/anchors.ts'
import { mainCall } from '../../src/lib/call.ts'
import { getMasterchainHead } from '../../src/providers/node/head.ts'
import { getBlockHeader } from '../../src/providers/node/header.ts'
import { nextRotation, readKeyBlockOf } from '../../src/stores/rotations.ts'
import type { ValidatorSet } from '../../src/ton/proof/validators.ts'

/** Maximum ms for each request of a rotation. */
const MAX_REQUEST_MS = 10 * 60_000

/** Validators of an anchor. Throws if the providers' differ. */
async function setOf({ seqno, hash }: Anchor): Promise<ValidatorSet> {
  const start = await readKeyBlockOf(mainCall(AbortSignal.timeout(MAX_REQUEST_MS)), masterchainBlock(seqno))
  if (start?.set.hash === hash) return start.set
  throw new Error(`block ${seqno} has validators ${start?.set.hash ?? 'that cannot be read'}, and ${hash} are pinned`)
}

/** Time of the newest masterchain block according to the node. */
async function newestTime(): Promise<number> {
  const call = mainCall(AbortSignal.timeout(MAX_REQUEST_MS))
  const { seqno } = await getMasterchainHead(call)
  return (await getBlockHeader(call, masterchainBlock(seqno))).genUtime
}

/**
 * Validator sets after an anchor, oldest first; each set's key block is signed by the previous set. Ends at the current set and returns the
 * newest block's time. Throws if a set's round is over and the providers show no next set.
 */
export async function* walk(from: Anchor): AsyncGenerator<Anchor, number> {
  const now = await newestTime()
  for (let set = await setOf(from); ; ) {
    const next = await nextRotation(mainCall(AbortSignal.timeout(MAX_REQUEST_MS)), set)
    if (!next && set.until + MAX_OVERRUN_SECONDS > now) return now
    if (!next) throw new Error(`who followed on the validators until ${set.until} is not shown`)
    const { set: newer, block } = next
    yield { hash: newer.hash, until: newer.until, seqno: block.seqno + 1 }
    set = newer
  }
}

/** Seconds by which a round may last longer than elected. */
const MAX_OVERRUN_SECONDS = 3600
