/**
 * All screens of the site, declared once. Links, navigation, keys, the hosts' rewrites, the sitemap, and lists in tests and benchmarks are
 * derived from this table.
 */
import * as siteWords from '#words/site.ts'
import { base, paths } from './routes.ts'

/** A screen without argument, linked in the navigation. */
type Listed = {
  path: string
  name: string
  /** letter that opens it after `g` */
  key: string
  /** place of its link: a tab, or behind “More” and in the footer */
  place: 'tab' | 'more'
  /** prefixes of paths with an argument that its page also serves */
  answers?: readonly string[]
}

/** Screens of the navigation, in the order of the list of shortcuts. */
export const listed: readonly Listed[] = [
  { path: paths.home, name: siteWords.home, key: 'h', place: 'tab' },
  { path: paths.blocks, name: siteWords.blocks, key: 'b', place: 'more' },
  { path: paths.transactions, name: siteWords.transactions, key: 't', place: 'more' },
  { path: paths.jettons, name: siteWords.jettons, key: 'j', place: 'tab' },
  { path: paths.nft, name: siteWords.nft, key: 'n', place: 'tab' },
  { path: paths.staking, name: siteWords.staking, key: 's', place: 'tab', answers: ['/staking/'] },
  { path: paths.validators, name: siteWords.validators, key: 'v', place: 'tab' },
  { path: paths.rates, name: siteWords.rates, key: 'r', place: 'more' },
  { path: paths.dns, name: siteWords.dns, key: 'd', place: 'more' },
  { path: paths.auctions, name: siteWords.auctions, key: 'a', place: 'more' },
  { path: paths.stats, name: siteWords.statistics, key: 'm', place: 'more' },
  { path: paths.checks, name: siteWords.checks, key: 'c', place: 'more' },
  { path: paths.inspect, name: siteWords.inspect, key: 'i', place: 'more' },
  { path: paths.watch, name: siteWords.watch, key: 'w', place: 'more' },
]

/** A screen about one thing, given by its path. */
type OfThing = {
  /** path of the built page, without language prefix */
  page: string
  answers: readonly string[]
  /** path of the parent screen, which lists pages of this kind */
  under?: string
}

/** The first matching prefix applies. */
const ofThings: readonly OfThing[] = [
  { page: '/block', answers: ['/block/'], under: paths.blocks },
  { page: '/tx', answers: ['/tx/', '/trace/'], under: paths.transactions },
  { page: '/address', answers: ['/address/'] },
  { page: '/nft-collection', answers: ['/nft/collection/'], under: paths.nft },
  { page: '/nft/item', answers: ['/nft/'], under: paths.nft },
  { page: '/dns/domain', answers: ['/dns/'], under: paths.dns },
  { page: '/jetton', answers: ['/jetton/'], under: paths.jettons },
]

type Family = { prefix: string; page: string }

/** Path families with their built pages, without language prefix: `/block.html` serves `/block/123`. */
export const families: readonly Family[] = [
  ...ofThings,
  ...listed.map(({ path, answers = [] }) => ({ page: path.slice(base.length), answers })),
].flatMap(({ page, answers }) => answers.map(prefix => ({ prefix, page })))

/** Built page for a path of a family, such as `/block` for `/block/17`; `start` is the language prefix. */
export function familyPage(pathname: string, start = base): string | undefined {
  const family = families.find(
    ({ prefix }) => pathname.startsWith(start + prefix) && pathname.length > (start + prefix).length,
  )
  return family && start + family.page
}

const placedAt = (place: Listed['place']) => listed.filter(screen => screen.place === place)

/** The screens of the main tabs. */
export const tabs = placedAt('tab')

/** All other screens without argument: behind “More”, and in the footer. */
export const more = placedAt('more')

/** Screen to highlight in the navigation for a built page: itself, or its parent. */
export const screenOf = (page: string): string =>
  ofThings.find(thing => thing.page === page.slice(base.length))?.under ?? page

/** `aria-current` of the link to `path` on a built page: `page` on itself, `true` on a page below it. */
export const markOf = (page: string, path: string): 'page' | 'true' | undefined =>
  page === path ? 'page' : screenOf(page) === path ? 'true' : undefined
