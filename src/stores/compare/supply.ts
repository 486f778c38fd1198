import { supplyStatement } from '../../domain/compare/supply.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import { getJettonSupply } from '../../providers/node/jetton.ts'
import type { Fact } from './comparison.ts'

/** Supply of a jetton, which the indexer alone shows. The contract knows no scale and no decimals: those are of what is shown. */
export const fact: Fact<JettonDetails> = {
  state: ({ supply, decimals }) => supplyStatement(supply, decimals),
  toncenter: async (call, { address, scale, decimals }) =>
    supplyStatement(scaled(await getJettonSupply(call, address), scale), decimals),
}
