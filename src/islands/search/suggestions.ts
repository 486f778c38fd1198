import * as commonWords from '#words/common.ts'
import * as namesWords from '#words/names.ts'
import * as searchWords from '#words/search.ts'
import { cleanText } from '../../domain/foreign/clean-text.ts'
import type { LabelledAddress } from '../../domain/names/labels.ts'
import { plainText } from '../../domain/names/plain-text.ts'
import { type FoundName, findNames } from '../../domain/names/search.ts'
import { shortAddress } from '../../domain/notation/short.ts'
import { findKnown, type KnownThing } from '../../domain/search/known.ts'
import { type NamedThing, soughtName } from '../../domain/search/named.ts'
import { classify } from '../../domain/search/search.ts'
import { uniqueBy } from '../../lib/unique.ts'
import { addressPath, base, domainPath, jettonPath, nftCollectionPath } from '../../routes.ts'
import { loadLabelledAddresses } from '../../stores/base/labels.ts'
import { $own } from '../../stores/base/own-names.ts'
import { forgetSearch, forgetSearches, recentSearches } from '../../stores/recent-searches.ts'
import { readKnownThings } from '../../stores/seen/known-things.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { find } from '../../ui/search/find.ts'
import { open } from './go.ts'
import { lookedUp } from './looked-up.ts'
import type { Option, Suggestions } from './option.ts'

const [MAX_RECENT, MAX_NAMED] = [3, 10]

let known: KnownThing[] = []
let labelled: LabelledAddress[] = []

/** Loads everything that this browser knows, and the site's files of public labels. These requests do not depend on the typed text. */
export async function prepare(): Promise<void> {
  known = readKnownThings()
  labelled = await loadLabelledAddresses()
}

const toPlace = (name: string, kind: string, path: string, detail = ''): Option => ({
  name,
  kind,
  detail,
  path,
  choose: () => open(name, path),
})

/** Classifies a typed text: its description, and the matching page. */
function ofText(text: string): { said: string; options: Option[] } {
  const finding = classify(text)
  const found = find(text)
  const path = 'path' in found ? found.path : undefined
  const name = cleanText(text)
  switch (finding.kind) {
    case 'empty':
      return { said: '', options: [] }
    case 'wrong-checksum':
    case 'unknown':
      return path
        ? { said: searchWords.is.link, options: [toPlace(name, searchWords.kinds.link, path)] }
        : { said: searchWords.is[finding.kind], options: [] }
    case 'address':
      return {
        said: /-?\d:[0-9a-f]{64}/i.test(text) ? searchWords.is['raw address'] : searchWords.is.address,
        options: [toPlace(name, searchWords.kinds.address, path ?? addressPath(finding.address))],
      }
    case 'block': {
      const said = searchWords.is[finding.id.workchain === -1 ? 'masterchain block' : 'shard block']
      return { said, options: path ? [toPlace(name, searchWords.kinds.block, path)] : [] }
    }
    default:
      return {
        said: searchWords.is[finding.kind],
        options: path ? [toPlace(name, searchWords.kinds[finding.kind], path)] : [],
      }
  }
}

function recentOf(text: string): Option[] {
  const all = recentSearches()
  const sought = plainText(text)
  const shown = sought ? all.filter(row => plainText(row.text).includes(sought)).slice(0, MAX_RECENT) : all
  return shown.map(row => ({
    ...toPlace(row.text, searchWords.kinds.recent, base + row.path),
    forget: () => forgetSearch(row.path),
  }))
}

const shortOf = (raw: RawAddress) => shortAddress(friendlyAddress(raw))

function ofName(found: FoundName): Option {
  const { raw, name } = found
  if (found.by === 'visitor') {
    const friendly = friendlyAddress(raw, found.own.isWallet)
    return toPlace(name || found.own.note, searchWords.kinds.own, addressPath(friendly), shortAddress(friendly))
  }
  const { category, source } = found.label
  const kind = searchWords.publicLabel(namesWords.categories[category] ?? category, source.name)
  return toPlace(name, kind, addressPath(friendlyAddress(raw)), shortOf(raw))
}

/** Kind and trust of a thing. Moderators only list accounts as scams. */
const kindOf = ({ kind, trust }: Pick<NamedThing, 'kind' | 'trust'>) =>
  [searchWords.kinds[kind], kind === 'account' && trust !== 'blacklist' ? '' : searchWords.trusts[trust]]
    .filter(Boolean)
    .join(commonWords.between)

const PATHS = { jetton: jettonPath, collection: nftCollectionPath, account: addressPath }

function ofKnown(thing: KnownThing): Option {
  if (thing.kind === 'domain') return toPlace(thing.name, searchWords.kinds.domain, domainPath(thing.name))
  const address = friendlyAddress(thing.raw)
  const path = PATHS[thing.kind](address)
  const name = thing.also && thing.also !== thing.name ? `${thing.name} (${thing.also})` : thing.name
  return toPlace(name, kindOf(thing), path, shortAddress(address))
}

const isEqual = (name: string, text: string) => plainText(name) === plainText(text)

/** True if Enter may open a thing: a domain or a whitelisted token whose name is the text. Anyone can take other names. */
const isSure = (thing: KnownThing, text: string) =>
  (thing.kind === 'domain' || thing.trust === 'whitelist') && (isEqual(thing.name, text) || isEqual(thing.also, text))

function ofNamed(thing: NamedThing): Option {
  const address = friendlyAddress(thing.raw)
  return toPlace(thing.name, kindOf(thing), PATHS[thing.kind](address), shortAddress(address))
}

/** Names found by tonapi after a lookup; before it, or after a failure, an option to look the text up. */
function byName(text: string, isSeen: boolean): Suggestions {
  const name = soughtName(text)
  if (!name) return { said: '', options: [] }
  const names = lookedUp(text)?.names
  const ask = { name: searchWords.askNames(name), kind: searchWords.asksTonapi }
  if (!names) return { said: isSeen ? '' : searchWords.is.name, options: [ask] }
  if (names === 'asking') return { said: searchWords.isAsking, options: [] }
  if (names === 'failed') return { said: '', options: [ask] }
  if (names.length === 0) return { said: isSeen ? searchWords.noOtherName : '', options: [] }
  return { said: searchWords.foundByName, options: names.slice(0, MAX_NAMED).map(ofNamed) }
}

/** Removes links to the same page, except the first. */
const once = (options: Option[]) => uniqueBy(options, ({ path, name }) => path ?? name)

/** All suggestions of this browser for a text, best first; `commands` follow the text's own meaning. */
export function suggest(text: string, commands: readonly Option[] = []): Suggestions {
  const { said, options } = ofText(text)
  const names = findNames(text, $own.get(), labelled, 8)
  const seen = findKnown(text, known)
  const isEmpty = plainText(text) === ''
  const recent = recentOf(text)
  const own = names.filter(({ by }) => by === 'visitor')
  const sure = [
    ...options,
    ...recent.filter(({ name }) => isEmpty || isEqual(name, text)),
    ...own.filter(({ name }) => isEqual(name, text)).map(ofName),
    ...commands,
    ...seen.filter(thing => isSure(thing, text)).map(ofKnown),
  ]
  const alike = [
    ...recent,
    ...own.map(ofName),
    ...seen.map(ofKnown),
    ...names.filter(({ by }) => by === 'list').map(ofName),
  ]
  const named = byName(text, sure.length + alike.length > 0)
  // Enter must not choose a name that only partly matches: the lookup comes first.
  const found = once([...sure, ...named.options, ...alike])
  const lastRecent = found.findLastIndex(({ forget }) => forget)
  if (isEmpty && lastRecent >= 0)
    found.splice(lastRecent + 1, 0, { name: searchWords.forgetAll, kind: '', choose: forgetSearches, stays: true })
  const isUnknown = said === searchWords.is.unknown
  return { said: named.said || (isUnknown && (found.length > 0 || soughtName(text)) ? '' : said), options: found }
}
