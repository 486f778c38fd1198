import { plainText } from '../names/plain-text.ts'
import { rankOf } from '../names/search.ts'

/** Worst accepted rank: a word of the name begins with the text. */
const WORST = 2

/** True if a text is long enough to search other words: two characters in Chinese, else three. */
const isWord = (text: string) => text.length >= (/\p{Script=Han}/u.test(text) ? 2 : 3)

/** `also`: other words that match. */
type Named = { name: string; also?: string | undefined }

function placeOf({ name, also }: Named, sought: string): number | null {
  const rank = rankOf(plainText(name), sought)
  if (rank !== null && rank <= WORST) return rank
  const other = also && isWord(sought) ? rankOf(plainText(also), sought) : null
  return other !== null && other <= WORST ? WORST + 1 : null
}

/** Commands whose name, or a word in it, begins with a text, best first; then those matched by other words. All commands for an empty text. */
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
