import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const PLAIN = 'aceinorsuyACEINORSUY'
const ACCENTED = 'âçéîñôŕšûýÂÇÉÎÑÔŔŠÛÝ'

const accented = (text: string) => text.replace(/[a-zA-Z]/g, letter => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/** Pseudo-localises a text: accents its letters and lengthens it by 40 %. Keeps slots in braces. */
export function pseudo(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2) return text
  const changed = text.replace(/\{\w+\}|[^{]+|\{/g, part => (/^\{\w+\}$/.test(part) ? part : accented(part)))
  return changed + '·'.repeat(Math.ceil(letters * 0.4))
}

type Piece = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

const isPiece = (node: ts.Node): node is Piece =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** True for code whose strings are not displayed: imports, types, comparisons, and the language code. */
const hasNoTexts = (node: ts.Node): boolean =>
  (ts.isVariableDeclaration(node) && node.name.getText() === 'language') ||
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken)

/** Source of a words file with pseudo-localised texts; keys and compared strings are unchanged. */
export function pseudoWords(code: string): string {
  const file = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true)
  const changes: { at: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (hasNoTexts(node)) return
    if (isPiece(node)) {
      const [start, end] = [node.getStart(file), node.getEnd()]
      const source = code.slice(start, end)
      const [, open = '', text = '', close = ''] = /^(['"`}])([\s\S]*?)(['"`]|\$\{)$/.exec(source) ?? []
      changes.push({ at: start, end, text: open + pseudoLines(text) + close })
    }
    if (ts.isPropertyAssignment(node)) visit(node.initializer)
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return changes.reduceRight((text, change) => text.slice(0, change.at) + change.text + text.slice(change.end), code)
}

/** Pseudo-localises by line, as a line of a table is a number and its text. */
const pseudoLines = (text: string) =>
  text
    .split('\n')
    .map(line => line.replace(/^(-?\d+ )?(.*)$/, (_, start = '', rest = '') => start + pseudo(rest)))
    .join('\n')

/** Writes the pseudo-localised words of folder `from` (English) to `to`, as language `code`. */
export function writePseudo(from: string, to: string, code: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const words = pseudoWords(readFileSync(join(from, name), 'utf8'))
    const own = words.replace("language = 'en'", `language = '${code}'`).replace("start = ''", `start = '/${code}'`)
    writeFileSync(join(to, name), own)
  }
}
