import { plainText } from '../names/plain-text.ts'
import { rankOf } from '../names/search.ts'

/** The worst rank that counts as a match: a word of the name begins with the text. */
const WORST = 2

/** Characters that a text needs to be looked for among other words: in Chinese two are a word. */
const isWord = (text: string) => text.length >= (/\p{Script=Han}/u.test(text) ? 2 : 3)

/** `also`: other words by which it is found. */
type Named = { name: string; also?: string | undefined }

function placeOf({ name, also }: Named, sought: string): number | null {
  const rank = rankOf(plainText(name), sought)
  if (rank !== null && rank <= WORST) return rank
  const other = also && isWord(sought) ? rankOf(plainText(also), sought) : null
  return other !== null && other <= WORST ? WORST + 1 : null
}

/**
 * Commands whose name begins with a text, or has a word that does, best first, then those that have it in their other words; all of them
 * where nothing is typed.
 */
export function findCommands<T extends Named>(text: string, commands: readonly T[], most = 5): T[] {
  const sought = plainText(text)
  if (sought === '') return [...commands]
  return commands
    .flatMap(command => {
      const place = placeOf(command, sought)
      return place === null ? [] : [{ place, command }]
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ command }) => command)
}
