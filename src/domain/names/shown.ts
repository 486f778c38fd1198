import * as commonWords from '#words/common.ts'
import * as namesWords from '#words/names.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { KnownAddress } from '../account/known-address.ts'
import { isScamLabel, type PublicLabel } from './labels.ts'
import type { OwnAddress } from './own.ts'

/** Facts about an address that are not from a provider. */
export type Beside = {
  /** the address used to burn tokens */
  isBurn?: boolean
  own: OwnAddress | undefined
  labels: readonly PublicLabel[]
  isAlike: boolean
}

/** All zeros: no key for it is known, so that coins sent there are lost. */
export const BURN_ADDRESS: RawAddress = `0:${'0'.repeat(64)}`

const UNKNOWN: KnownAddress = { isWallet: false, name: null, isScam: false }

/** Kind of account by a list; empty if unknown. */
export const categoryOf = ({ category }: PublicLabel) =>
  (Object.hasOwn(namesWords.categories, category) && namesWords.categories[category]) || category.replaceAll('-', ' ')

/** Name and revision of a list. */
export const listOf = ({ source: { name, revision } }: PublicLabel) => `${name} ${revision}`

const labelMark = (label: PublicLabel) => namesWords.labelBy(listOf(label), label.made, categoryOf(label))

function warningOf(isScam: boolean | undefined, { labels, isAlike }: Beside): string | undefined {
  const scamLabel = labels.find(isScamLabel)
  const warnings = [
    ...(isScam ? [commonWords.scam] : []),
    ...(scamLabel ? [namesWords.scamBy(scamLabel.source.name)] : []),
    ...(isAlike ? [namesWords.lookAlike] : []),
  ]
  return warnings.length > 0 ? warnings.join(commonWords.between) : undefined
}

/**
 * Displayed facts about an address. Its name is the visitor's, else the provider's, else that of a public list. Warnings apply to any name.
 * Returns `said` itself if there is nothing to add.
 */
export function shownAs(said: KnownAddress | undefined, beside: Beside): KnownAddress | undefined {
  const { own, labels, isAlike, isBurn } = beside
  if (!own && labels.length === 0 && !isAlike && !isBurn) return said
  const base = said ?? { ...UNKNOWN, isWallet: own?.isWallet ?? false }
  const warning = warningOf(base.isScam, beside)
  const kind = labels[0] && categoryOf(labels[0])
  const shown = { ...base, ...(kind && { kind }), ...(warning && { warning }), ...(own?.note && { note: own.note }) }
  if (own?.name) return { ...shown, name: own.name, mark: { by: 'user', words: namesWords.yours } }
  const [label] = labels
  if (!base.name && label && !isScamLabel(label))
    return { ...shown, name: label.name, mark: { by: 'tag', words: labelMark(label) } }
  if (!base.name && isBurn)
    return { ...shown, name: namesWords.burnAddress, mark: { by: 'tag', words: namesWords.burnWhy } }
  return shown
}
