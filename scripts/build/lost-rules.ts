/** The selectors of a sheet, lists taken apart, as often as they are in it; without steps of animations and at-rules. */
function selectorsOf(css: string): string[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)].flatMap(([, head = '']) =>
    head.startsWith('@') ? [] : splitList(head),
  )
}

/** A selector list at its commas, but for those in brackets and those that belong to a class's name. */
function splitList(list: string): string[] {
  const parts = list.match(/(?:\\.|\([^)]*\)|\[[^\]]*\]|[^,\\([])+/g) ?? []
  return parts.map(part => part.trim())
}

const CLASS = /\.((?:\\.|[\w-])+)/g
const plainName = (name: string) => name.replaceAll(/\\(.)/g, '$1')

/** True if a class is in markup or a script: blanks, quotes or an attribute's bounds around it. */
function stands(name: string, words: string): boolean {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const [before = ' ', after = ' '] = [words[at - 1], words[at + name.length]]
    if (/[\s"'`=]/.test(before) && /[\s"'`>]/.test(after)) return true
  }
  return false
}

/**
 * Selectors of `all` that `kept` has lost although every class of theirs is in `words`, or although they are about no class, tag
 * or attribute at all.
 */
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
