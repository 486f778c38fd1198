import ts from 'typescript'

export const KINDS = ['operator', 'constant', 'unit', 'swapped field', 'dropped condition'] as const
type Kind = (typeof KINDS)[number]

/** A mutation of a source: `after` replaces the text from `start` to `end`. */
export type Bug = { kind: Kind; start: number; end: number; line: number; before: string; after: string }

type Change = { kind: Kind; node: ts.Node; after: string }

const OPERATORS = new Map<string, string>([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
])
const TIMES = ['SECOND', 'MINUTE', 'HOUR', 'DAY']
const UNITS = new Set(['60', '100', '1000', '3600', '86400', '86_400', '1e9', '1e6'])

function operatorBugs(node: ts.Node): Change[] {
  if (!ts.isBinaryExpression(node)) return []
  const after = OPERATORS.get(node.operatorToken.getText())
  return after ? [{ kind: 'operator', node: node.operatorToken, after }] : []
}

function constantBugs(node: ts.Node): Change[] {
  if (ts.isBigIntLiteral(node)) return [{ kind: 'constant', node, after: `${BigInt(node.text.slice(0, -1)) + 1n}n` }]
  return ts.isNumericLiteral(node) ? [{ kind: 'constant', node, after: String(Number(node.text) + 1) }] : []
}

function unitBugs(node: ts.Node): Change[] {
  if (ts.isNumericLiteral(node) && UNITS.has(node.getText()))
    return [{ kind: 'unit', node, after: String(Number(node.text) * 10) }]
  if (!ts.isIdentifier(node) || !TIMES.includes(node.text) || ts.isImportSpecifier(node.parent)) return []
  // A literal factor, since the other unit may not be imported.
  return [{ kind: 'unit', node, after: `(${node.text} * 60)` }]
}

/** Swaps the values of two object members, or two arguments, if both are plain names. */
function swapBugs(node: ts.Node): Change[] {
  const plain = (value: ts.Node) => ts.isIdentifier(value) || ts.isPropertyAccessExpression(value)
  const values = ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap(part =>
        ts.isPropertyAssignment(part) && plain(part.initializer) ? [part.initializer] : [],
      )
    : ts.isCallExpression(node)
      ? node.arguments.filter(plain)
      : []
  return values.slice(1).flatMap((value, i): Change[] => {
    const other = values[i]
    return other && other.getText() !== value.getText()
      ? [{ kind: 'swapped field', node: value, after: other.getText() }]
      : []
  })
}

function conditionBugs(node: ts.Node): Change[] {
  if (ts.isIfStatement(node)) return [{ kind: 'dropped condition', node: node.expression, after: 'false' }]
  if (ts.isConditionalExpression(node)) return [{ kind: 'dropped condition', node: node.condition, after: 'true' }]
  const isBoth = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return isBoth ? [{ kind: 'dropped condition', node, after: node.right.getText() }] : []
}

/** All possible mutations of a source, in order. */
export function placesIn(name: string, text: string): Bug[] {
  const script = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, script)
  const found: Bug[] = []
  const visit = (node: ts.Node): void => {
    // React keys do not affect results.
    if (ts.isJsxAttribute(node) && node.name.getText() === 'key') return
    if (
      ts.isImportDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeNode(node)
    )
      return
    for (const changes of [operatorBugs, constantBugs, unitBugs, swapBugs, conditionBugs])
      for (const { kind, node: spoilt, after } of changes(node)) {
        const [start, end] = [spoilt.getStart(), spoilt.getEnd()]
        const line = source.getLineAndCharacterOfPosition(start).line + 1
        found.push({ kind, start, end, line, before: text.slice(start, end), after })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const withBug = (text: string, { start, end, after }: Bug) => text.slice(0, start) + after + text.slice(end)
