import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Child nodes in document order, then those of a template's content. */
const childrenOf = (node: Node): Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? [node.content] : []),
]

function descendantsOf(node: Node): Element[] {
  return childrenOf(node).flatMap(child => [...(tree.isElementNode(child) ? [child] : []), ...descendantsOf(child)])
}

/** All elements of a page in document order, parsed as browsers do (HTML Standard, 13.2). */
export const elementsOf = (html: string): Element[] => descendantsOf(parse(html, { sourceCodeLocationInfo: true }))

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(attr => attr.name === name)?.value

/** Text of a script or style, which content policies hash. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map(node => (tree.isTextNode(node) ? node.value : '')).join('')

export const isInlineScript = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'src') === undefined

/** Offset of an element's end tag; undefined if omitted. */
export const endOfContents = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.endTag?.startOffset

/** Offset after an element; undefined if the element is implied. */
export const endOfElement = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.endOffset

/** Inserts `text` into `html` at an offset. */
export const inserted = (html: string, offset: number, text: string) =>
  html.slice(0, offset) + text + html.slice(offset)

/**
 * Replaces elements by the result of `change`; undefined keeps an element. Everything else is unchanged byte for byte. Elements inside a
 * replaced one are skipped.
 */
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
