import type { Address } from '@ton/core'
import type { ChainTransaction, Network } from '../../../scripts/localnet/chain/types.ts'

/** Things of a network to ask about. */
export type Landmarks = ReturnType<typeof landmarks>

const all = ({ chain }: Network): ChainTransaction[] =>
  ([0, -1] as const).flatMap(workchain => [...chain.blocks(workchain)].flatMap(({ transactions }) => transactions))

export function landmarks(network: Network) {
  const items = all(network)
  const role = (name: string): Address => {
    const found = network.almanac.roles.get(name)?.[0]
    if (!found) throw new Error(`the network has no ${name}`)
    return found
  }
  const signed = items.find(item => item.transaction.inMessage?.info.type === 'external-in' && item.children.length > 0)
  if (!signed) throw new Error('the network has no signed transfer')
  /** what the start script would have a visitor open */
  const worth = (name: string): string => network.almanac.worthOpening.get(name) ?? ''
  return { network, items, role, worth, signed, raw: (name: string) => role(name).toRawString() }
}
