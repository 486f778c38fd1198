import { atom } from 'nanostores'
import type { KnownAddress } from '../../domain/account/known-address.ts'
import type { PublicLabels } from '../../domain/names/labels.ts'
import { type OwnAddresses, ownEntries } from '../../domain/names/own.ts'
import { BURN_ADDRESS, shownAs } from '../../domain/names/shown.ts'
import type { RawAddress } from '../../ton/address.ts'
import { setNameOverlay } from './address-book.ts'

/** Names shown in place of those of providers. Each part is set once it is loaded. */
const parts: {
  own: OwnAddresses
  labels: PublicLabels
  alike: ReadonlySet<RawAddress>
  /** called before an address is rendered */
  onDraw: (raw: RawAddress) => void
} = {
  own: {},
  labels: new Map(),
  alike: new Set(),
  onDraw: () => {},
}

/** Converts punycode names (`xn--`) to Unicode; undefined until the converter is needed and loaded. */
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

/** A provider's facts with a punycode name converted to Unicode. */
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

/** Addresses that have a name by the visitor. */
export const $named = atom<readonly RawAddress[]>([])

/** Number of addresses on screen that look like another known address. */
export const $alikeCount = atom(0)

/** Updates the given parts of the name overlay; parts that are not given stay as they are. */
export function layNames(more: Partial<typeof parts>): void {
  Object.assign(parts, more)
  if (more.own) $named.set(ownEntries(more.own).flatMap(([raw, { name }]) => (name ? [raw] : [])))
  if (more.alike) $alikeCount.set(more.alike.size)
  setNameOverlay(createLayer())
}
