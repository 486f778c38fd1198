import { scaleByContract, scaledSupply } from '../domain/jetton/contract-scale.ts'
import type { JettonDetails } from '../domain/jetton/holders.ts'
import { isNotFound } from '../domain/text/problem.ts'
import type { Call } from '../lib/call.ts'
import { getJetton } from '../providers/indexer/jetton-details.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { askEach } from './base/with-index-v3.ts'

type Load = (call: Call) => Promise<JettonDetails>

/** A jetton whose supply is unscaled, with its scale by its contract and its supply scaled; both are unknown if the call fails. */
async function withScale(call: Call, jetton: JettonDetails): Promise<JettonDetails> {
  const { getMethodRun } = await import('../providers/node/get-method.ts')
  const asked = { address: jetton.address, method: 'get_display_multiplier', args: [] }
  const scale = await getMethodRun(call, asked).then(scaleByContract, () => undefined)
  return { ...jetton, scale, supply: scaledSupply(jetton.supply, scale) }
}

/**
 * A jetton by tonapi. Falls back to toncenter's index, then to the jetton's contract; both lack trust and holders. Throws
 * ProviderError.
 */
export function loadJetton(call: Call, master: RawAddress): Promise<JettonDetails> {
  const byIndexer: Load = call =>
    getJetton(call, master).catch(error => {
      // tonapi sometimes does not find a jetton that it knows: try a second time.
      if (!isNotFound(error)) throw error
      return getJetton(call, master)
    })
  const byIndexV3: Load = async call =>
    withScale(call, await (await import('../providers/index-v3/jettons.ts')).getIndexV3Jetton(call, master))
  const byNode: Load = async call =>
    withScale(call, await (await import('../providers/node/jetton.ts')).getNodeJetton(call, master))
  return askEach(call, byIndexer, ...(hasIndexV3 ? [byIndexV3] : []), byNode)
}
