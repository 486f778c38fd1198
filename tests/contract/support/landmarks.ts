import type { Address } from '@ton/core'
import type { ChainTransaction, Network } from '../../../scripts/localnet/chain/types.ts'

/** Known accounts, transactions and names of an embedded network, for tests to ask about. */
export type Landmarks = ReturnType<typeof landmarks>

const all = ({ chain }: Network): ChainTransaction[] =>
  ([0, -1] as const).flatMap(workchain => [...chain.blocks(workchain)].flatMap(({ transactions }) => transactions))

/** True for a transaction of an external message that sent messages on. */
export const isSigned = ({ transaction, children }: ChainTransaction) =>
  transaction.inMessage?.info.type === 'external-in' && children.length > 0

/** Throws if the network has no signed transfer; `role` throws for an unknown role. */
export function landmarks(network: Network) {
  const items = all(network)
  const role = (name: string): Address => {
    const found = network.fixtures.roles.get(name)?.[0]
    if (!found) throw new Error(`the network has no ${name}`)
    return found
  }
  const signed = items.find(isSigned)
  if (!signed) throw new Error('the network has no signed transfer')
  /** example that the start script prints for `name`; empty where there is none */
  const worth = (name: string): string => network.fixtures.worthOpening.get(name) ?? ''
  return { network, items, role, worth, signed, raw: (name: string) => role(name).toRawString() }
}
