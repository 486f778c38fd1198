import * as siteWords from '#words/site.ts'
import { base, baseOf } from '../routes.ts'

type Words = {
  start: typeof siteWords.start
  language: string
  ownName: typeof siteWords.ownName
  offer: typeof siteWords.offer
  offerTaken: typeof siteWords.offerTaken
  offerRefused: typeof siteWords.offerRefused
}

const all = Object.values(import.meta.glob<Words>('../words/*/site.ts', { eager: true }))
const codes = (import.meta.env.PUBLIC_LANGUAGES ?? siteWords.language).split(',')

/** Path prefixes of all languages of this site, English last. */
export const starts = codes.map(baseOf).reverse()

/** Languages of this site in their own words, English first. */
export const languages = codes.flatMap(code => all.filter(({ language }) => language === code))

/** Languages other than this page's. */
export const others = languages.filter(({ language }) => language !== siteWords.language)

/** Path of a built page without its language prefix; empty for Home. */
export const pageOf = (pathname: string): string => pathname.replace(/\.html$/, '').replace(/^\/(?:index)?$/, '')

/** Path of a built page in this build's language. */
export const hereOf = (pathname: string): string => base + pageOf(pathname) || '/'
