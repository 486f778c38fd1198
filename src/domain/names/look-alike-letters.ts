/**
 * Letters of other alphabets, and the Latin letters that they look like in the same places (Unicode TR39, confusables; Chromium's list for
 * domains). Cases differ: a Greek Ν looks like N, its small ν like v.
 */
type LookAlikes = readonly [letters: string, latin: string]

export const CAPITALS: LookAlikes = ['АВСԀЕԌНҺІӀЈКМОРԚЅТѴԜХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ₮', 'ABCDEGHHIIJKMOPQSTVWXYABEZHIKMNOPTYXT']

/** Small Cyrillic, Greek and Armenian letters. */
export const SMALLS: LookAlikes = [
  'асԁеҽԍһіјӏпорԗԛгѕуѵԝѡхьъαικνορτυωγօհսցոյզեք',
  'acdeeghijlnoppqrsyvwwxbbaikvoptuwyohugnjqtp',
]

/** Letters that look like two Latin ones. */
export const PAIRS = 'ыю'

/** Small letters with the shape of a capital, and those whose likeness needs a glance: a word of them is read as its own alphabet. */
export const GLANCED: LookAlikes = ['вкмнтβεηχ', 'bkmhtbenx']

/** A text with the Latin letters that its letters look like. */
export const toLatin = (text: string, [letters, latin]: LookAlikes): string =>
  [...text].map(letter => latin[letters.indexOf(letter)] ?? letter).join('')
