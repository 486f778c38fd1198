/** A text that is shortened on screen, with its full form. */
export type Short = { element: HTMLElement; whole: string }

/** Selector of rounded amounts, whose title has all digits (`ui/chain/Amount.tsx`). */
export const CUT = 'data.cut'

/** The address or hash that a title begins with; remarks follow after a comma. */
const firstOf = (title: string) => title.split(', ')[0] ?? ''

/** Full form of `text`, a head and a tail around an ellipsis; undefined where `title` does not begin and end alike. */
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

/** Matches a text with any white space or none between its characters: browsers differ in what they put between elements. */
const loosely = (text: string) => new RegExp([...text.replaceAll(/\s/g, '')].map(escaped).join('\\s*'), 'u')

/** `text` with each part, in this order, replaced by its full form. A part that `text` has only a piece of stays short. */
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
