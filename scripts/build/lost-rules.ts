/** Selectors of a stylesheet with duplicates; lists are split, keyframes and at-rules excluded. */
function selectorsOf(css: string): string[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)].flatMap(([, head = '']) =>
    head.startsWith('@') ? [] : splitList(head),
  )
}

/** Splits a selector list at commas, except in brackets and escaped class names. */
function splitList(list: string): string[] {
  const parts = list.match(/(?:\\.|\([^)]*\)|\[[^\]]*\]|[^,\\([])+/g) ?? []
  return parts.map(part => part.trim())
}

const CLASS = /\.((?:\\.|[\w-])+)/g
const plainName = (name: string) => name.replaceAll(/\\(.)/g, '$1')

/** True if a class name occurs in markup or a script, delimited by blanks, quotes or attribute bounds. */
function stands(name: string, words: string): boolean {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const [before = ' ', after = ' '] = [words[at - 1], words[at + name.length]]
    if (/[\s"'`=]/.test(before) && /[\s"'`>]/.test(after)) return true
  }
  return false
}

/** Selectors of `all` missing in `kept` although all their classes are in `words`, or although they have no class, tag or attribute. */
export function lostRules(all: string, kept: string, words: string): string[] {
  const left = new Map<string, number>()
  for (const selector of selectorsOf(kept)) left.set(selector, (left.get(selector) ?? 0) + 1)
  const missing = selectorsOf(all).filter(selector => {
    const count = left.get(selector) ?? 0
    left.set(selector, count - 1)
    return count <= 0
  })
  return missing.filter(selector => {
    const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => plainName(name))
    return classes.length > 0 ? classes.every(name => stands(name, words)) : /^:/.test(selector)
  })
}
