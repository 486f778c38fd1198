/** The networks the tests look at: always the same history, played once for all of them. */
import type { Cell } from '@ton/core'
import { Chain } from '../../../scripts/localnet/chain/chain.ts'
import type { ChainBlock, ChainTransaction, ChainView, Network } from '../../../scripts/localnet/chain/types.ts'
import { FIXED_GENESIS, openNetwork } from '../../../scripts/localnet/network.ts'
import type { Profile } from '../../../scripts/localnet/scenario/profiles.ts'

export function openFixed(profile: Profile, dump?: string | false): Promise<Network> {
  return openNetwork({ profile, genesisTime: FIXED_GENESIS, ...(dump !== undefined && { dump }) })
}

/** The standard history and two rotations of validators after it, each of which changes the configuration. */
export async function openThreeRounds(): Promise<Network> {
  const network = await openFixed('standard')
  if (!(network.chain instanceof Chain)) throw new Error('Only the chain itself is stepped to a time')
  for (let step = 0; step < 12; step++) await network.chain.step(network.chain.now + 6000)
  return network
}

let standard: Promise<Network> | undefined

/** The standard network for all test files of this process that only look at it: it is never stepped. */
export function standardNetwork(): Promise<Network> {
  standard ??= openFixed('standard')
  return standard
}

/** Kept blocks of both chains, the zerostates left out. */
export const blocksOf = (chain: ChainView): ChainBlock[] =>
  ([0, -1] as const).flatMap(workchain => [...chain.blocks(workchain)].filter(({ seqno }) => seqno > 0))

/** Value that entered or was created in a block, minus value that left or was destroyed: zero in a valid block. */
export function imbalance({ valueFlow: flow }: ChainBlock): bigint {
  const received = flow.fromPrev + flow.imported + flow.feesImported + flow.created + flow.recovered + flow.minted
  return received - (flow.toNext + flow.exported + flow.feesCollected + flow.burned)
}

/** Op code of a message body; null when it has none. */
export function opOf(body: Cell): number | null {
  const slice = body.beginParse()
  return slice.remainingBits < 32 ? null : slice.loadUint(32)
}

/** Exit code of the compute phase; null when it did not run. */
export function exitCodeOf({ transaction: { description } }: ChainTransaction): number | null {
  return description.type === 'generic' && description.computePhase.type === 'vm'
    ? description.computePhase.exitCode
    : null
}
