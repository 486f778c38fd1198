import ts from 'typescript'

/** A displayed text in code, with its line. */
export type Literal = { line: number; text: string }

/** Attributes and members that only contain texts. */
const TEXTS =
  /^(?:aria-(?:label|description|roledescription)|title|label|alt|placeholder|caption|note|hint|suffix|words?|what|outside|description)$/
/** Attributes that contain code, even if it looks like words. */
const CODE = /^(?:class(?:Name|:list)?|style|d|viewBox|rel|transform|preserveAspectRatio)$/
/** Proper names, the same in every language. */
const PROPER_NAMES =
  /^(?:Getgems|Fragment|\.ton|TON(?: DNS Domains| Diamonds| Punks)?|Telegram Usernames|Anonymous Telegram Numbers|Whales Club)$/

const LETTER = /\p{L}/u
const CAPITALIZED = /^\P{L}*\p{Lu}\p{Ll}/u
const SEVERAL_WORDS = /\p{L}{2,}[,;:.]? \p{L}/u
/** Signs of classes, paths and queries, which do not occur in sentences. */
const CODE_SIGNS = /[\p{L}\d][-:_/=][\p{L}\d[(]|[[\]<>{}\\|]|\b\d+px\b/u

const looksWritten = (text: string) => CAPITALIZED.test(text) || (SEVERAL_WORDS.test(text) && !CODE_SIGNS.test(text))

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression

const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** Text of a literal, with … for expressions. */
const textOf = (node: Text) =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text

/** True for expressions that pass a text on, unchanged or as one of two. */
const hands = (parent: ts.Node, child: ts.Node) =>
  ts.isParenthesizedExpression(parent) ||
  ts.isAsExpression(parent) ||
  ts.isSatisfiesExpression(parent) ||
  ts.isTemplateSpan(parent) ||
  ts.isTemplateExpression(parent) ||
  (ts.isConditionalExpression(parent) && parent.condition !== child) ||
  (ts.isBinaryExpression(parent) && !isComparison(parent))

const isComparison = ({ operatorToken }: ts.BinaryExpression) =>
  operatorToken.kind >= ts.SyntaxKind.LessThanToken && operatorToken.kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken

/** The node that receives a text, and its child through which it does. */
function destination(node: ts.Node): { from: ts.Node; to: ts.Node } {
  let from = node
  while (hands(from.parent, from)) from = from.parent
  return { from, to: from.parent }
}

/** True for a text used as a name in code: of a module, key or type, or as a compared value. */
const isName = (from: ts.Node, to: ts.Node) =>
  ts.isImportDeclaration(to) ||
  ts.isExportDeclaration(to) ||
  ts.isLiteralTypeNode(to) ||
  ts.isElementAccessExpression(to) ||
  ts.isCaseClause(to) ||
  (ts.isPropertyAssignment(to) && to.name === from) ||
  (ts.isBinaryExpression(to) && isComparison(to)) ||
  (ts.isCallExpression(to) && to.expression.kind === ts.SyntaxKind.ImportKeyword)

/** True if the nearest attribute around a text contains code. */
function isInCode(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return CODE.test(node.name.getText())
  return !ts.isSourceFile(node) && !ts.isJsxElement(node) && isInCode(node.parent)
}

const hasWords = (text: string) => LETTER.test(text) && !PROPER_NAMES.test(text.trim())

function isForVisitors(node: Text): boolean {
  const text = textOf(node)
  if (!hasWords(text) || isInCode(node)) return false
  const { from, to } = destination(node)
  if (isName(from, to)) return false
  const holder = ts.isJsxExpression(to) ? to.parent : to
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return true
  const isNamed = ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)
  if (isNamed && TEXTS.test(holder.name.getText())) return / /.test(text) || !CODE_SIGNS.test(text)
  return looksWritten(text)
}

/** Displayed texts in a code file. */
function literalsOfCode(path: string, code: string): Literal[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const add = (node: ts.Node, text: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() })
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) add(node, node.text)
    if (isText(node) && isForVisitors(node)) add(node, textOf(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Splits a page into code and markup, which is parsed as JSX. Everything else is blanked, to keep line numbers. */
function partsOfPage(page: string): { code: string; markup: string } {
  const [fence = ''] = /^\s*---\n[\s\S]*?\n---/.exec(page) ?? []
  const rest = page
    .slice(fence.length)
    .replaceAll(/<!doctype[^>]*>|<!--[\s\S]*?-->|(?<=<(script|style)\b[^>]*(?<!\/)>)[\s\S]*?(?=<\/\1>)/gi, blank)
  return { code: fence.replaceAll('---', '   '), markup: `${fence.replaceAll(/[^\n]/g, '')}<>${rest}</>` }
}

function readable(markup: string): boolean {
  const compilerOptions = { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest }
  const { diagnostics = [] } = ts.transpileModule(markup, {
    fileName: 'x.tsx',
    reportDiagnostics: true,
    compilerOptions,
  })
  return diagnostics.length === 0
}

/** Displayed texts in a file. Throws for a page that cannot be parsed. */
export function literalsOf(path: string, text: string): Literal[] {
  if (!path.endsWith('.astro')) return literalsOfCode(path, text)
  const { code, markup } = partsOfPage(text)
  if (!readable(markup)) throw new Error(`${path} cannot be read: close every tag, and each brace`)
  return [...literalsOfCode('page.ts', code), ...literalsOfCode('page.tsx', markup)]
}

const IMPORT = /import \* as (\w+) from '#words\/([^']+)'/g

/** Words used by a file, as `topic.ts word`. */
export const usedWords = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, name, topic]) =>
    [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, word]) => `${topic} ${word}`),
  )

/** A word, and the shape that translations must keep: its parameters and slots, as in `newest(1){age}`. */
type Word = { name: string; shape: string }

function wordOf(declaration: ts.VariableDeclaration): Word {
  const { initializer } = declaration
  const name = declaration.name.getText()
  const parameters = initializer && ts.isArrowFunction(initializer) ? `(${initializer.parameters.length})` : ''
  const slots = initializer?.getText().match(/(?<!\$)\{\w+\}/g) ?? []
  return { name, shape: name + parameters + slots.sort().join('') }
}

/** Words exported by a file. */
export function wordsIn(text: string): Word[] {
  const file = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true)
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(wordOf)
}

const shapesIn = (text: string) => wordsIn(text).map(({ shape }) => shape)

type Language = ReadonlyMap<string, string>

/** Differences of a language from English: files and words that only one of them has. */
export function languageFaults(name: string, english: Language, other: Language): string[] {
  const topics = new Set([...english.keys(), ...other.keys()])
  return [...topics].flatMap(topic => {
    const place = `src/words/${name}/${topic}`
    const [ours, theirs] = [english.get(topic), other.get(topic)]
    if (ours === undefined) return [`${place}: English has no such file; remove it`]
    if (theirs === undefined) return [`${place} is missing; copy src/words/en/${topic} and translate it`]
    const [wanted, there] = [shapesIn(ours), shapesIn(theirs)]
    return [
      ...wanted.filter(word => !there.includes(word)).map(word => `${place}: ${word} is missing; translate it`),
      ...there.filter(word => !wanted.includes(word)).map(word => `${place}: English has no ${word}; remove it`),
    ]
  })
}
