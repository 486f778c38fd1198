import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const PLAIN = 'aceinorsuyACEINORSUY'
const ACCENTED = 'âçéîñôŕšûýÂÇÉÎÑÔŔŠÛÝ'
/** The code of the language. */
const CODES = /^language$/

const accented = (text: string) => text.replace(/[a-zA-Z]/g, letter => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/** A text with accents, which is two fifths longer: what stands in braces stays. */
export function pseudo(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2) return text
  const changed = text.replace(/\{\w+\}|[^{]+|\{/g, part => (/^\{\w+\}$/.test(part) ? part : accented(part)))
  return changed + '·'.repeat(Math.ceil(letters * 0.4))
}

type Piece = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

const isPiece = (node: ts.Node): node is Piece =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

const isCode = (node: ts.Node): boolean =>
  (ts.isVariableDeclaration(node) && CODES.test(node.name.getText())) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken)

/** The code of a file of words with every text in it changed; keys and what is compared stay. */
export function pseudoWords(code: string): string {
  const file = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true)
  const changes: { at: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return
    if (isPiece(node)) {
      const [start, end] = [node.getStart(file), node.getEnd()]
      const source = code.slice(start, end)
      const [, open = '', text = '', close = ''] = /^(['"`}])([\s\S]*?)(['"`]|\$\{)$/.exec(source) ?? []
      changes.push({ at: start, end, text: open + linesOf(text) + close })
    }
    if (ts.isPropertyAssignment(node)) visit(node.initializer)
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return changes.reduceRight((text, change) => text.slice(0, change.at) + change.text + text.slice(change.end), code)
}

/** Tables have a text a line, behind its code. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.replace(/^(-?\d+ )?(.*)$/, (_, start = '', rest = '') => start + pseudo(rest)))
    .join('\n')

/** Writes the changed words of English into a folder, as those of a language of its own. */
export function writePseudo(from: string, to: string, code: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const words = pseudoWords(readFileSync(join(from, name), 'utf8'))
    const own = words.replace("language = 'en'", `language = '${code}'`).replace("start = ''", `start = '/${code}'`)
    writeFileSync(join(to, name), own)
  }
}
