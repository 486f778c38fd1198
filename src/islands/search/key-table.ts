import * as paletteWords from '#words/palette.ts'
import { listed } from '../../screens.ts'
import { copyLink } from './copy-link.ts'
import { type Key, openHelp } from './help.ts'
import { moveAside, moveRow } from './move.ts'
import { openPalette } from './palette.ts'

const goTo = ({ key, name, path }: (typeof listed)[number]): Key => ({
  keys: [`g ${key}`],
  does: paletteWords.goes(name),
  press: () => location.assign(path),
})

/** All shortcuts of the site, used by the key handler and by the help. */
export const keyTable: readonly Key[] = [
  { keys: ['/', paletteWords.ctrlK, paletteWords.commandK], does: paletteWords.opens, press: () => openPalette() },
  { keys: ['?'], does: paletteWords.helps, press: () => openHelp(keyTable) },
  { keys: ['j'], does: paletteWords.rowDown, press: () => moveRow(1) },
  { keys: ['k'], does: paletteWords.rowUp, press: () => moveRow(-1) },
  { keys: ['['], does: paletteWords.earlier, press: () => moveAside('prev') },
  { keys: [']'], does: paletteWords.later, press: () => moveAside('next') },
  { keys: ['y'], does: paletteWords.copies, press: () => void copyLink() },
  ...listed.map(goTo),
]
