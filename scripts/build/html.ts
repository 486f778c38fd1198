import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Nodes below one, in the order of the page; those in a template too. */
const below = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? [node.content] : []),
]

function elementsBelow(node: Node): Element[] {
  return below(node).flatMap(inner => [...(tree.isElementNode(inner) ? [inner] : []), ...elementsBelow(inner)])
}

/** All elements of a page, in its order, as a browser reads it (HTML Standard, 13.2). */
export const elementsOf = (html: string): Element[] => elementsBelow(parse(html, { sourceCodeLocationInfo: true }))

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(attr => attr.name === name)?.value

/** Text of a script or a style: what a content policy hashes. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map(node => (tree.isTextNode(node) ? node.value : '')).join('')

export const isInlineScript = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'src') === undefined

/** Offset in the page at which an element's contents end; undefined where the page leaves its tag out. */
export const endOfContents = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.endTag?.startOffset

/** Offset in the page behind an element; undefined where the page leaves its tag out. */
export const endOfElement = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.endOffset

/** A page with `text` put in at an offset. */
export const inserted = (html: string, offset: number, text: string) =>
  html.slice(0, offset) + text + html.slice(offset)

/** A page in which `change` gives elements another text; all else stays as it is, byte by byte. Undefined leaves an element. */
export function rewritten(html: string, change: (element: Element) => string | undefined): string {
  let [result, done] = ['', 0]
  for (const element of elementsOf(html)) {
    const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {}
    const text = endOffset > done && startOffset >= done ? change(element) : undefined
    if (text === undefined) continue
    result += html.slice(done, startOffset) + text
    done = endOffset
  }
  return result + html.slice(done)
}
