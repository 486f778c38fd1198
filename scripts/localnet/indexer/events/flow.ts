import type { Address } from '@ton/core'
import type { ChainTransaction } from '../../chain/types.ts'
import { rawAddress } from '../../http/encode.ts'
import { accountAddress } from '../account-address.ts'
import { jettonPreview } from '../jetton.ts'
import { jettonOperationOf } from '../tokens/operations.ts'
import type { EventContext } from './action.ts'

/** Balance changes of an account in a trace: nanoTON after fees, fees, and jettons by master. */
type Flow = { account: Address; gram: bigint; fees: bigint; jettons: Map<string, { master: Address; amount: bigint }> }

class Flows {
  readonly #flows = new Map<string, Flow>()

  of(account: Address): Flow {
    const key = rawAddress(account)
    const known = this.#flows.get(key) ?? { account, gram: 0n, fees: 0n, jettons: new Map() }
    this.#flows.set(key, known)
    return known
  }

  addJettons(account: Address | null, master: Address, amount: bigint): void {
    if (!account) return
    const { jettons } = this.of(account)
    const key = rawAddress(master)
    jettons.set(key, { master, amount: (jettons.get(key)?.amount ?? 0n) + amount })
  }

  [Symbol.iterator]() {
    return this.#flows.values()
  }
}

/** Cost of a transaction for its account: its fees, and the forwarding fees of its messages. */
function feesOf({ transaction }: ChainTransaction): bigint {
  const sent = transaction.outMessages.values().flatMap(({ info }) => (info.type === 'internal' ? [info] : []))
  return sent.reduce((sum, { forwardFee }) => sum + forwardFee, transaction.totalFees.coins)
}

/** nanoTON received with a transaction's message, minus those sent. */
function coinsOf({ transaction: { inMessage, outMessages } }: ChainTransaction): bigint {
  const came = inMessage?.info.type === 'internal' ? inMessage.info.value.coins : 0n
  return outMessages
    .values()
    .reduce((rest, { info }) => (info.type === 'internal' ? rest - info.value.coins : rest), came)
}

function flowsOf({ registry }: EventContext, items: readonly ChainTransaction[]): Flows {
  const flows = new Flows()
  for (const item of items) {
    const flow = flows.of(item.account)
    const fees = feesOf(item)
    flow.fees += fees
    flow.gram += coinsOf(item) - fees
    const operation = jettonOperationOf(registry, item)
    if (!operation) continue
    flows.addJettons(operation.source, operation.master, -operation.amount)
    flows.addJettons(operation.destination, operation.master, operation.amount)
  }
  return flows
}

/** nanoTON gained by an account in a trace, after fees. */
export const gained = (items: readonly ChainTransaction[], account: Address): bigint =>
  items.filter(item => item.account.equals(account)).reduce((sum, item) => sum + coinsOf(item) - feesOf(item), 0n)

/** `ValueFlow[]`; a jetton's `account` is its master, like in the real indexer. */
export const valueFlow = (context: EventContext, items: readonly ChainTransaction[]) =>
  [...flowsOf(context, items)].map(({ account, gram, fees, jettons }) => ({
    account: accountAddress(context.world, account),
    gram,
    fees,
    jettons:
      jettons.size === 0
        ? undefined
        : [...jettons.values()].map(({ master, amount }) => ({
            account: accountAddress(context.world, master),
            jetton: jettonPreview(context.world, context.registry, master),
            qty: amount.toString(),
            quantity: BigInt.asIntN(64, amount),
          })),
  }))
