import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'
import ts from 'typescript'

type Range = readonly [start: number, end: number]
type Node = DefaultTreeAdapterTypes.Node

/** Attributes with displayed texts. */
const TEXTS = ['title', 'aria-label', 'placeholder', 'alt', 'content']

const without = (text: string, ranges: readonly Range[]) => {
  let [kept, done] = ['', 0]
  for (const [start, end] of ranges) {
    kept += text.slice(done, start)
    done = end
  }
  return kept + text.slice(done)
}

/** A script without the contents of its strings: code only. */
export function bareScript(script: string): string {
  const file = ts.createSourceFile('script.js', script, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS)
  const ranges: Range[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) ranges.push([node.getStart(file), node.end])
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return without(script, ranges)
}

const locationOf = (node: Node) => ('sourceCodeLocation' in node ? node.sourceCodeLocation : undefined)

function rangesIn(node: Node): Range[] {
  const location = locationOf(node)
  if (tree.isTextNode(node)) return location ? [[location.startOffset, location.endOffset]] : []
  const attributes = tree.isElementNode(node) ? Object.entries(node.sourceCodeLocation?.attrs ?? {}) : []
  const named = attributes
    .filter(([name]) => TEXTS.includes(name))
    .map(([, place]): Range => [place.startOffset, place.endOffset])
  const children = 'childNodes' in node ? node.childNodes : []
  const contents = 'content' in node ? [node.content] : []
  return [...named, ...[...children, ...contents].flatMap(rangesIn)]
}

/** A page without its texts, including those of its inline scripts. */
export const bareHtml = (html: string): string =>
  without(
    html,
    rangesIn(parse(html, { sourceCodeLocationInfo: true })).sort(([a], [b]) => a - b),
  )
