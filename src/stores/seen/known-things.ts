import { type KnownThing, knownAccounts, knownThings } from '../../domain/search/known.ts'
import { readEntry } from '../../lib/saved.ts'
import { savedAnswers } from '../base/saved-answers.ts'

/** Queries whose answers name jettons, collections and domains. */
const NAMING =
  /^(?:jettons?|nft|auctions|domain|(?:seen|account)-(?:jettons|nfts)|account-domains|some-collections|collection-items)(?::|$)/

/** An answer in the shape that has the name: domains have it in the key only, collections are a bare list. */
function named(key: string, value: unknown): unknown {
  const [query, argument] = key.split(':', 2)
  if (query === 'domain') return { domain: argument }
  return query === 'some-collections' ? { collections: value } : value
}

/** Named things in this browser's saved answers. Sends no request. */
export function readKnownThings(): KnownThing[] {
  try {
    const saved = Object.keys(localStorage)
      .filter(name => name.startsWith(savedAnswers.prefix))
      .map(name => ({ name, key: name.slice(savedAnswers.prefix.length).replace(/^\w+:/, '') }))
    const read = (name: string) => readEntry(name, localStorage.getItem(name))?.value
    const answers = saved.filter(({ key }) => NAMING.test(key)).map(({ name, key }) => named(key, read(name)))
    const books = saved.filter(({ key }) => key === 'addresses').map(({ name }) => read(name))
    return [...knownThings(answers), ...books.flatMap(knownAccounts)]
  } catch {
    return []
  }
}
