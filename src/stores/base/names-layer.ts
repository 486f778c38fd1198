import { atom } from 'nanostores'
import type { KnownAddress } from '../../domain/account/known-address.ts'
import type { PublicLabels } from '../../domain/names/labels.ts'
import { type OwnAddresses, ownEntries } from '../../domain/names/own.ts'
import { BURN_ADDRESS, shownAs } from '../../domain/names/shown.ts'
import type { RawAddress } from '../../ton/address.ts'
import { setNameOverlay } from './address-book.ts'

/** Names that cover those of the providers; each part is filled once it has been loaded. */
const parts: {
  own: OwnAddresses
  labels: PublicLabels
  alike: ReadonlySet<RawAddress>
  /** called when an address is to be drawn */
  onDraw: (raw: RawAddress) => void
} = {
  own: {},
  labels: new Map(),
  alike: new Set(),
  onDraw: () => {},
}

/** Reads names in the form of the chain, once there was one to read. */
let inLetters: ((name: string) => string) | undefined

function loadLetters() {
  inLetters = name => name
  import('../../domain/dns/unicode.ts').then(
    ({ unicodeName }) => {
      inLetters = unicodeName
      setNameOverlay(createLayer())
    },
    () => {
      inLetters = undefined
    },
  )
}

/** A provider's name, a domain in its own letters. */
function spelled(said: KnownAddress | undefined): KnownAddress | undefined {
  if (!said?.name?.includes('xn--')) return said
  if (!inLetters) loadLetters()
  return inLetters ? { ...said, name: inLetters(said.name) } : said
}

function createLayer() {
  type Said = KnownAddress | undefined
  const made = new Map<RawAddress, { said: Said; shown: Said }>()
  return (raw: RawAddress, said: Said): Said => {
    const last = made.get(raw)
    if (last && last.said === said) return last.shown
    const { own, labels, alike, onDraw } = parts
    onDraw(raw)
    const isBurn = raw === BURN_ADDRESS
    const shown = shownAs(spelled(said), {
      own: own[raw],
      labels: labels.get(raw) ?? [],
      isAlike: alike.has(raw),
      isBurn,
    })
    made.set(raw, { said, shown })
    return shown
  }
}

/** The addresses that the visitor named. */
export const $named = atom<readonly RawAddress[]>([])

/** Number of addresses of the rows on screen that look like others known here. */
export const $alikeCount = atom(0)

/** Every address is drawn by these parts from now on; those not given stay as they are. */
export function layNames(more: Partial<typeof parts>): void {
  Object.assign(parts, more)
  if (more.own) $named.set(ownEntries(more.own).flatMap(([raw, { name }]) => (name ? [raw] : [])))
  if (more.alike) $alikeCount.set(more.alike.size)
  setNameOverlay(createLayer())
}
