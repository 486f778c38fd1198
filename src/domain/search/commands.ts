import { plainText } from '../names/plain-text.ts'
import { rankOf } from '../names/search.ts'

/** The worst rank that counts as a match: a word of the name begins with the text. */
const WORST = 2

/** Commands whose name begins with a text, or has a word that does, best first; all of them where nothing is typed. */
export function findCommands<T extends { name: string }>(text: string, commands: readonly T[], most = 5): T[] {
  const sought = plainText(text)
  if (sought === '') return [...commands]
  return commands
    .flatMap(command => {
      const rank = rankOf(plainText(command.name), sought)
      return rank === null || rank > WORST ? [] : [{ rank, command }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ command }) => command)
}
