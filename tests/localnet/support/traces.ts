import type { ChainTransaction } from '../../../scripts/localnet/chain/types.ts'

/** `Trace` of the indexer, as its clients read it. */
type Account = { address: string; is_wallet: boolean }
type Message = {
  msg_type: string
  created_lt: number
  value: number
  hash: string
  destination?: Account
  op_code?: string
}
export type TraceNode = {
  transaction: {
    hash: string
    raw: string
    account: Account
    block: string
    success: boolean
    in_msg?: Message
    out_msgs: Message[]
    compute_phase?: { exit_code?: number }
  }
  interfaces: string[]
  children?: TraceNode[]
  emulated: boolean
}

export type Step = { node: TraceNode; parent: TraceNode | null; depth: number }

/** Steps of a trace, parents first. */
export function allSteps(root: TraceNode): Step[] {
  const steps: Step[] = [{ node: root, parent: null, depth: 0 }]
  for (const { node, depth } of steps) {
    for (const child of node.children ?? []) steps.push({ node: child, parent: node, depth: depth + 1 })
  }
  return steps
}

/** The same out of the chain itself. */
export function stepsFrom(root: ChainTransaction): ChainTransaction[] {
  const steps = [root]
  for (const step of steps) steps.push(...step.children)
  return steps
}
