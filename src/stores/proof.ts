import { atom, type ReadableAtom } from 'nanostores'
import type { Claim, ClaimHint, Link } from '../domain/proof/claim.ts'
import { gradeOf, MAX_GRADE, reachedBy } from '../domain/proof/grade.ts'
import { createLadder, type Rung } from '../domain/proof/ladder.ts'
import { mainCall } from '../lib/call.ts'
import { climbClaim, type Route, Stopped } from './climb.ts'
import { getPinned } from './pinned.ts'
import { $provedAccounts } from './proved-accounts.ts'

/** A link with the call that fetched its bytes, their number, and the duration of the check in ms. */
export type FoundRung = Rung & { route: Route | null; bytes: number; took: number }

/** Progress of a proof. `stuck`: a link that proved nothing or was contradicted. `problem`: error that prevented further bytes. */
export type ProofState = {
  status: 'idle' | 'running' | 'ended'
  rungs: FoundRung[]
  stuck?: FoundRung
  problem?: unknown
}

export type Proof = ReadableAtom<ProofState> & { claim: Claim; start: () => void; stop: () => void }

const proofs = new Map<string, Proof>()
const keyOf = (claim: Claim) => JSON.stringify(claim)

/** Total bytes of all bags and signatures of a link. */
function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 0)
}

/** Publishes the proved last transaction of an account, against which lists of transactions are checked. */
function noteAccount(claim: Claim, rungs: FoundRung[]) {
  const reached = reachedBy(rungs)
  if (claim.kind !== 'account' || claim.at || gradeOf(claim, rungs) < MAX_GRADE || !reached?.account) return
  const { lastHash, lastLt } = reached.account
  const last = { lastHash, lastLt, utime: reached.utime }
  $provedAccounts.set({ ...$provedAccounts.get(), [claim.account]: last })
}

/** The proof of a claim in this browser. Starts on `start()`. `hint`: what the screen knows about the claim's place. */
export function $proof(claim: Claim, hint?: ClaimHint): Proof {
  const key = keyOf(claim)
  const known = proofs.get(key)
  if (known) return known
  const $state = atom<ProofState>({ status: 'idle', rungs: [] })
  let running: AbortController | undefined

  async function run({ signal }: AbortController) {
    const anchors = await getPinned()
    const climb = createLadder(claim, anchors)
    async function attempt(link: Link, route: Route | null) {
      const began = performance.now()
      const rung = await climb(link)
      signal.throwIfAborted()
      const found = { ...rung, route, bytes: sizeOf(link), took: performance.now() - began }
      const { rungs } = $state.get()
      if (rung.checked.kind === 'proved') $state.set({ status: 'running', rungs: [...rungs, found] })
      else $state.set({ status: 'running', rungs, stuck: found })
      if (rung.checked.kind === 'contradicted') throw new Stopped()
      return rung.checked.kind === 'proved' ? rung.checked.facts : undefined
    }
    await climbClaim({ call: mainCall(signal), claim, hint, anchors, attempt })
  }

  async function start() {
    if (running) return
    const controller = new AbortController()
    running = controller
    $state.set({ status: 'running', rungs: [] })
    let problem: unknown
    try {
      await run(controller)
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof Stopped)) problem = error
    }
    running = undefined
    const { rungs, stuck } = $state.get()
    noteAccount(claim, rungs)
    $state.set({ status: 'ended', rungs, ...(stuck && { stuck }), ...(problem !== undefined && { problem }) })
  }

  function stop() {
    if (!running) return
    running.abort()
    running = undefined
    $state.set({ status: 'idle', rungs: [] })
  }

  const proof = Object.assign($state, { claim, start: () => void start(), stop })
  proofs.set(key, proof)
  return proof
}
