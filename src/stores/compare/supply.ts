import { supplyStatement } from '../../domain/compare/supply.ts'
import { scaledSupply } from '../../domain/jetton/contract-scale.ts'
import type { JettonDetails } from '../../domain/jetton/holders.ts'
import { getIndexV3Jetton } from '../../providers/index-v3/jettons.ts'
import { getJettonSupply } from '../../providers/node/jetton.ts'
import type { Fact } from './comparison.ts'

/** Supply in displayed units. */
const displayed = (supply: string | null, { scale, decimals }: JettonDetails) =>
  supplyStatement(scaledSupply(supply, scale), decimals)

/**
 * Supply of a jetton. The contract and toncenter's index know no scale, so that scale and decimals are those of the displayed value. The
 * first source stated the supply: the scale is asked afterwards.
 */
export const fact: Fact<JettonDetails> = {
  state: ({ supply, decimals }) => supplyStatement(supply, decimals),
  shownBy: (_, [first]) => first,
  toncenter: async (call, jetton) => displayed(await getJettonSupply(call, jetton.address), jetton),
  'toncenter v3': async (call, jetton) => displayed((await getIndexV3Jetton(call, jetton.address)).supply, jetton),
}
