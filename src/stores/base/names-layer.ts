import { atom } from 'nanostores'
import type { KnownAddress } from '../../domain/account/known-address.ts'
import type { PublicLabels } from '../../domain/names/labels.ts'
import { type OwnAddresses, ownEntries } from '../../domain/names/own.ts'
import { BURN_ADDRESS, shownAs } from '../../domain/names/shown.ts'
import type { RawAddress } from '../../ton/address.ts'
import { layOver } from './address-book.ts'

/** Names that cover those of the providers; each part is filled once it has been loaded. */
const parts: {
  own: OwnAddresses
  labels: PublicLabels | undefined
  alike: ReadonlySet<RawAddress>
  /** called when an address is to be drawn */
  onDraw: () => void
} = {
  own: {},
  labels: undefined,
  alike: new Set(),
  onDraw: () => {},
}

function createLayer() {
  type Said = KnownAddress | undefined
  const made = new Map<RawAddress, { said: Said; shown: Said }>()
  return (raw: RawAddress, said: Said): Said => {
    const last = made.get(raw)
    if (last && last.said === said) return last.shown
    const { own, labels, alike, onDraw } = parts
    onDraw()
    const isBurn = raw === BURN_ADDRESS
    const shown = shownAs(said, { own: own[raw], labels: labels?.find(raw) ?? [], isAlike: alike.has(raw), isBurn })
    made.set(raw, { said, shown })
    return shown
  }
}

/** The addresses that the visitor named. */
export const $named = atom<readonly RawAddress[]>([])

/** Every address is drawn by these parts from now on; those not given stay as they are. */
export function layNames(more: Partial<typeof parts>): void {
  Object.assign(parts, more)
  if (more.own) $named.set(ownEntries(more.own).flatMap(([raw, { name }]) => (name ? [raw] : [])))
  layOver(createLayer())
}
