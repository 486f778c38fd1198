/**
 * Non-Latin letters and the Latin letters that they look like, by position (Unicode TR39, confusables; Chromium's list for domains). Case
 * matters: a Greek Ν looks like N, but its small ν like v.
 */
type LookAlikes = readonly [letters: string, latin: string]

export const CAPITALS: LookAlikes = ['АВСԀЕԌНҺІӀЈКМОРԚЅТѴԜХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ₮', 'ABCDEGHHIIJKMOPQSTVWXYABEZHIKMNOPTYXT']

/** Lower-case Cyrillic, Greek and Armenian letters. */
export const SMALLS: LookAlikes = [
  'асԁеҽԍһіјӏпорԗԛгѕуѵԝѡхьъαικνορτυωγօհսցոյզեք',
  'acdeeghijlnoppqrsyvwwxbbaikvoptuwyohugnjqtp',
]

/** Letters that look like two Latin ones. */
export const PAIRS = 'ыю'

/** Lower-case letters shaped like capitals, and less similar ones. A word of only these is recognised as its own alphabet. */
export const GLANCED: LookAlikes = ['вкмнтβεηχ', 'bkmhtbenx']

/** A text with its look-alike letters replaced by Latin ones. */
export const toLatin = (text: string, [letters, latin]: LookAlikes): string =>
  [...text].map(letter => latin[letters.indexOf(letter)] ?? letter).join('')
