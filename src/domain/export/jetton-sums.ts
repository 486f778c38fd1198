import type { RawAddress } from '../../ton/address.ts'
import type { Jetton, JettonOperation, JettonWallets } from '../jetton/jetton.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { movementsOf } from './movements.ts'
import type { Range } from './range.ts'

/**
 * Net sums of a jetton by an export's rows and by the indexer's history, in smallest units as decimal text. `history` is null if it cannot
 * be compared.
 */
export type JettonSum = { jetton: Jetton; moved: string; history: string | null }

/**
 * Result of comparing all sums with the indexer's history. `unlisted`: the account's jettons could not be listed. The history was
 * `incomplete`, `too long` for this site, or `failed` to load. `cancelled`: by the visitor.
 */
export type JettonCheck = 'checked' | 'unlisted' | 'incomplete' | 'too long' | 'failed' | 'cancelled'

const signed = (units: string, isOut: boolean) => (isOut ? -BigInt(units) : BigInt(units))

/** Sums of jettons by master. */
class Sums {
  readonly #found = new Map<RawAddress, { jetton: Jetton; units: bigint }>()

  add(jetton: Jetton, units: bigint): void {
    this.#found.set(jetton.address, { jetton, units: this.unitsOf(jetton) + units })
  }

  get all() {
    return [...this.#found.values()]
  }

  unitsOf({ address }: Jetton): bigint {
    return this.#found.get(address)?.units ?? 0n
  }
}

/** Adds to the sums what transactions moved through known jetton wallets of the account. */
export function withMoved(sums: JettonSum[], transactions: Transaction[], jettons: JettonWallets): JettonSum[] {
  const moved = new Sums()
  for (const { jetton, moved: units } of sums) moved.add(jetton, BigInt(units))
  for (const { asset, way, units } of transactions.flatMap(movementsOf)) {
    const jetton = asset.kind === 'jetton' ? jettons[asset.wallet] : undefined
    if (jetton) moved.add(jetton, signed(units, way === 'out'))
  }
  return moved.all.map(({ jetton, units }) => ({ jetton, moved: `${units}`, history: null }))
}

/** Compares sums with the complete history of a range; adds jettons that only the history contains. */
export function heldAgainst(
  sums: JettonSum[],
  operations: JettonOperation[],
  account: RawAddress,
  { from, to }: Range,
): JettonSum[] {
  const history = new Sums()
  for (const { jetton, source, destination, amount, received, succeeded, utime } of operations) {
    if (!succeeded || utime < from || utime > to || source === destination) continue
    if (source === account) history.add(jetton, signed(amount, true))
    else if (destination === account) history.add(jetton, signed(received ?? amount, false))
  }
  const known = new Set(sums.map(({ jetton }) => jetton.address))
  return [
    ...sums.map(sum => ({ ...sum, history: `${history.unitsOf(sum.jetton)}` })),
    ...history.all
      .filter(({ jetton }) => !known.has(jetton.address))
      .map(({ jetton, units }) => ({ jetton, moved: '0', history: `${units}` })),
  ]
}

/** True if the rows add up to the history; null without a history. */
export const doesHold = ({ moved, history }: JettonSum): boolean | null => (history === null ? null : moved === history)
