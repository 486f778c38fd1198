/** A text shortened on screen, with its complete form. */
export type Short = { element: HTMLElement; whole: string }

/** Selector of rounded amounts, whose title has all digits (`ui/chain/Amount.tsx`). */
export const CUT = 'data.cut'

/** Address or hash at the start of a title; remarks follow after a comma. */
const firstOf = (title: string) => title.split(', ')[0] ?? ''

/** Complete form of `text`, which has an ellipsis; undefined if `title` does not start and end like `text`. */
export function wholeOf(text: string, title: string): string | undefined {
  const [head = '', tail, more] = text.split('…')
  const whole = firstOf(title)
  if (tail === undefined || more !== undefined || /\s/.test(whole) || head.length + tail.length >= whole.length)
    return undefined
  return whole.startsWith(head) && whole.endsWith(tail) ? whole : undefined
}

/** All shortened texts in `root`, in document order. */
export function shortsIn(root: Node): Short[] {
  const found: Short[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof HTMLElement) {
      if (node.matches(CUT)) found.push({ element: node, whole: node.title.trim() })
      continue
    }
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : null
    const title = element?.closest<HTMLElement>('[title]')?.title
    const whole = title && wholeOf(node.nodeValue ?? '', title)
    if (element && whole && !element.closest(CUT)) found.push({ element, whole })
  }
  return found
}

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')

/** Pattern of a text with optional white space anywhere, because browsers insert different white space between elements. */
const loosely = (text: string) => new RegExp([...text.replaceAll(/\s/g, '')].map(escaped).join('\\s*'), 'u')

/** Replaces each part of `text`, in order, by its complete form. Parts that are only partly in `text` stay short. */
export function withWholes(text: string, parts: { shown: string; whole: string }[]): string {
  let done = ''
  let rest = text
  for (const { shown, whole } of parts) {
    const found = shown.trim() && loosely(shown).exec(rest)
    if (!found) continue
    done += rest.slice(0, found.index) + whole
    rest = rest.slice(found.index + found[0].length)
  }
  return done + rest
}
