import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { parse } from 'yaml'
import { shared } from './shared.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Objects with named members must not have others: a field the provider does not know is a mistake of ours. */
function close(node: unknown): void {
  if (!isNode(node)) return
  const closable = node.type === 'object' && isNode(node.properties) && !('additionalProperties' in node)
  if (closable) node.additionalProperties = false
  for (const child of Object.values(node)) close(child)
}

function clean(node: unknown): void {
  if (!isNode(node)) return
  // formats name Go and TON types here; examples are no part of a check
  for (const key of ['format', 'example', 'examples']) {
    if (typeof node[key] === 'string' || key !== 'format') delete node[key]
  }
  for (const child of Object.values(node)) clean(child)
}

export type Schemas = {
  /** a schema by its name among the document's components */
  component(name: string): ValidateFunction
  /** the schema of an operation's 200 answer */
  answer(method: string, path: string): ValidateFunction
  /** every `METHOD path` with a JSON answer */
  operations: string[]
}

const pointer = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1')

/** Compiles a provider's OpenAPI document. */
export function loadSchemas(file: string, alter: (document: Node) => void = () => {}): Schemas {
  if (!shared) throw new Error('no schemas here')
  const document: Node = parse(readFileSync(`${shared}openapi/${file}`, 'utf8'))
  const components = document.components as Node
  clean(components.schemas)
  clean(document.paths)
  close(components.schemas)
  close(document.paths)
  alter(document)
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema({ $id: 'api', ...document })
  const compile = (path: string): ValidateFunction => {
    const found = ajv.getSchema(`api#${encodeURI(path).replaceAll('%7E', '~')}`)
    if (!found) throw new Error(`no schema at ${path}`)
    return found
  }
  const paths = document.paths as Record<string, Node>
  return {
    component: name => compile(`/components/schemas/${name}`),
    answer(method, path) {
      const responses = (paths[path]?.[method.toLowerCase()] as Node)?.responses as Node
      const reference = (responses['200'] as Node).$ref
      const at = reference
        ? String(reference).slice(1)
        : `/paths/${pointer(path)}/${method.toLowerCase()}/responses/200`
      return compile(`${at}/content/${pointer('application/json')}/schema`)
    },
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    ),
  }
}

/** Faults that a schema finds, as text; empty when there are none. */
export function faultsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/**
 * `TransactionExt` is written as a closed transaction and a closed `account` at once, which no answer can be;
 * recorded answers carry the members of both.
 */
export function openTransactionExt(document: Node): void {
  const schemas = (document.components as Node).schemas as Record<string, Node>
  const members = structuredClone((schemas.TransactionStd?.properties ?? {}) as Node)
  members['@type'] = { type: 'string', enum: ['raw.transactionExt'] }
  members.account = { type: 'string' }
  schemas.TransactionExt = { ...schemas.TransactionStd, properties: members }
}
