/** A text that stands short on screen, and the whole of it. */
export type Short = { element: HTMLElement; whole: string }

/** An amount of which digits are left off: its title has all of them (`ui/chain/Amount.tsx`). */
export const CUT = 'data.cut'

/** The first word of a title, behind which stand remarks: an address, a hash. */
const firstOf = (title: string) => title.split(', ')[0] ?? ''

/** The whole of `text`, the head and tail of which stand around an ellipsis; undefined when the title says something else. */
export function wholeOf(text: string, title: string): string | undefined {
  const [head = '', tail, more] = text.split('…')
  const whole = firstOf(title)
  if (tail === undefined || more !== undefined || /\s/.test(whole) || head.length + tail.length >= whole.length)
    return undefined
  return whole.startsWith(head) && whole.endsWith(tail) ? whole : undefined
}

/** All short texts in `root`, in the order of the page. */
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

/** Finds a text whose blanks may be other ones, or none: where elements end, browsers say so in their own ways. */
const loosely = (text: string) => new RegExp([...text.replaceAll(/\s/g, '')].map(escaped).join('\\s*'), 'u')

/** `text` with each of these parts, which stand in it in this order, in its whole. A part of which only a piece is there stays. */
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
