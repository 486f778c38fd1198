import { atom, type ReadableAtom } from 'nanostores'
import type { Claim, ClaimHint, Link } from '../domain/proof/claim.ts'
import { isSigned, reachedBy } from '../domain/proof/grade.ts'
import { type CheckedLink, createVerifier } from '../domain/proof/verifier.ts'
import { mainCall } from '../lib/call.ts'
import { getPinned } from './pinned.ts'
import { proveClaim, type Route, Stopped } from './prove-claim.ts'
import { $provedAccounts } from './proved-accounts.ts'

/** A link with the call that fetched its bytes, their number, and the duration of the check in ms. */
export type FetchedLink = CheckedLink & { route: Route | null; bytes: number; took: number }

/** Progress of a proof. `stuck`: a link that proved nothing or was contradicted. `problem`: error that prevented further bytes. */
export type ProofState = {
  status: 'idle' | 'running' | 'ended'
  chain: FetchedLink[]
  stuck?: FetchedLink
  problem?: unknown
}

export type Proof = ReadableAtom<ProofState> & {
  claim: Claim
  /** Runs the proof, again if it has ended; has no effect while it runs. */
  start: () => void
  /** Keeps the proof running until the returned function is called; it stops with its last holder. */
  hold: () => () => void
}

const proofs = new Map<string, Proof>()
const keyOf = (claim: Claim) => JSON.stringify(claim)

/** Total bytes of all bags and signatures of a link. */
function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 0)
}

/** Publishes the proved last transaction of an account, against which lists of transactions are checked. */
function noteAccount(claim: Claim, chain: FetchedLink[]) {
  const reached = reachedBy(chain)
  if (claim.kind !== 'account' || claim.at || !isSigned(chain) || !reached?.account) return
  const { lastHash, lastLt } = reached.account
  const last = { lastHash, lastLt, utime: reached.utime }
  $provedAccounts.set({ ...$provedAccounts.get(), [claim.account]: last })
}

/** Creates a function that adds a holder and returns one that removes it; the last to be removed calls `onNone`. */
function countHolders(onNone: () => void) {
  let count = 0
  return () => {
    count++
    return () => {
      count--
      if (count === 0) onNone()
    }
  }
}

/** The proof of a claim in this browser. Starts on `start()`. `hint`: what the screen knows about the claim's place. */
export function $proof(claim: Claim, hint?: ClaimHint): Proof {
  const key = keyOf(claim)
  const known = proofs.get(key)
  if (known) return known
  const $state = atom<ProofState>({ status: 'idle', chain: [] })
  let running: AbortController | undefined

  async function run({ signal }: AbortController) {
    const anchors = await getPinned()
    const verify = createVerifier(claim, anchors)
    async function verifyLink(link: Link, route: Route | null) {
      const began = performance.now()
      const { checked } = await verify(link)
      signal.throwIfAborted()
      const found = { link, checked, route, bytes: sizeOf(link), took: performance.now() - began }
      const { chain } = $state.get()
      if (checked.kind === 'proved') $state.set({ status: 'running', chain: [...chain, found] })
      else $state.set({ status: 'running', chain, stuck: found })
      if (checked.kind === 'contradicted') throw new Stopped()
      return checked.kind === 'proved' ? checked.facts : undefined
    }
    await proveClaim({ call: mainCall(signal), claim, hint, anchors, verifyLink })
  }

  async function start() {
    if (running) return
    const controller = new AbortController()
    running = controller
    $state.set({ status: 'running', chain: [] })
    let problem: unknown
    try {
      await run(controller)
    } catch (error) {
      if (!(error instanceof Stopped)) problem = error
    }
    // Stopped meanwhile, and maybe started again.
    if (running !== controller) return
    running = undefined
    const { chain, stuck } = $state.get()
    noteAccount(claim, chain)
    $state.set({ status: 'ended', chain, ...(stuck && { stuck }), ...(problem !== undefined && { problem }) })
  }

  function stop() {
    if (!running) return
    running.abort()
    running = undefined
    $state.set({ status: 'idle', chain: [] })
  }

  const proof = Object.assign($state, { claim, start: () => void start(), hold: countHolders(stop) })
  proofs.set(key, proof)
  return proof
}
