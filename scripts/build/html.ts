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

/** Text of a script or a style: what a content policy hashes. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map(node => (tree.isTextNode(node) ? node.value : '')).join('')

export const isInlineScript = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'src') === undefined

/** Offset of an element's end tag; undefined where the tag is omitted or implied. */
export const endOfContents = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.endTag?.startOffset

/** Offset right after an element; undefined for an element that the parser implied. */
export const endOfElement = ({ sourceCodeLocation }: Element) => sourceCodeLocation?.endOffset

/** `html` with `text` inserted at an offset. */
export const inserted = (html: string, offset: number, text: string) =>
  html.slice(0, offset) + text + html.slice(offset)

/**
 * `html` with each element replaced by what `change` returns; undefined keeps an element, and the rest stays as it is byte for byte.
 * Elements inside a replaced one are skipped.
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
