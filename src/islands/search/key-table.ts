import * as paletteWords from '#words/palette.ts'
import * as siteWords from '#words/site.ts'
import { paths } from '../../routes.ts'
import { copyLink } from './copy-link.ts'
import { type Key, openHelp } from './help.ts'
import { moveAside, moveRow } from './move.ts'
import { openPalette } from './palette.ts'

const goTo = (letter: string, name: string, path: string): Key => ({
  keys: [`g ${letter}`],
  does: paletteWords.goes(name),
  press: () => location.assign(path),
})

/** Every key of the site: what listens to them and the list of them are made from this. */
export const keyTable: readonly Key[] = [
  { keys: ['/', paletteWords.ctrlK, paletteWords.commandK], does: paletteWords.opens, press: openPalette },
  { keys: ['?'], does: paletteWords.helps, press: () => openHelp(keyTable) },
  { keys: ['j'], does: paletteWords.rowDown, press: () => moveRow(1) },
  { keys: ['k'], does: paletteWords.rowUp, press: () => moveRow(-1) },
  { keys: ['['], does: paletteWords.earlier, press: () => moveAside('prev') },
  { keys: [']'], does: paletteWords.later, press: () => moveAside('next') },
  { keys: ['y'], does: paletteWords.copies, press: () => void copyLink() },
  goTo('h', siteWords.home, paths.home),
  goTo('b', siteWords.blocks, paths.blocks),
  goTo('t', siteWords.transactions, paths.transactions),
  goTo('j', siteWords.jettons, paths.jettons),
  goTo('n', siteWords.nft, paths.nft),
  goTo('s', siteWords.staking, paths.staking),
  goTo('v', siteWords.validators, paths.validators),
  goTo('r', siteWords.rates, paths.rates),
  goTo('d', siteWords.dns, paths.dns),
  goTo('a', siteWords.auctions, paths.auctions),
  goTo('m', siteWords.statistics, paths.stats),
  goTo('c', siteWords.checks, paths.checks),
  goTo('i', siteWords.inspect, paths.inspect),
  goTo('w', siteWords.watch, paths.watch),
]
