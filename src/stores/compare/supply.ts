import { supplyStatement } from '../../domain/compare/supply.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import { getIndexedV3Jetton } from '../../providers/index-v3/jettons.ts'
import { getJettonSupply } from '../../providers/node/jetton.ts'
import type { Fact } from './comparison.ts'

/** Supply of a jetton. The contract and toncenter's index know no scale, so that scale and decimals are those of the displayed value. */
export const fact: Fact<JettonDetails> = {
  state: ({ supply, decimals }) => supplyStatement(supply, decimals),
  toncenter: async (call, { address, scale, decimals }) =>
    supplyStatement(scaled(await getJettonSupply(call, address), scale), decimals),
  'toncenter v3': async (call, { address, scale, decimals }) => {
    const { supply } = await getIndexedV3Jetton(call, address)
    return supplyStatement(supply && scaled(supply, scale), decimals)
  },
}
