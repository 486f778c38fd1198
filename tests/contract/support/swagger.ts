import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { shared } from './shared.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Members that a schema (Swagger 2) names with another type than answers have, by definition and property. */
const AMENDED: Record<string, Record<string, Node>> = {
  Message: { opcode: { type: 'string' }, decoded_opcode: { type: 'string' } },
}

/** A schema whose named members may be null, and which has no others: the generator of these schemas knows no null. */
function amend(schema: Node): void {
  delete schema.example
  const properties = isNode(schema.properties) ? schema.properties : {}
  for (const [name, property] of Object.entries(properties)) {
    if (!isNode(property)) continue
    amend(property)
    properties[name] = { anyOf: [property, { type: 'null' }] }
  }
  if (schema.type === 'object' && isNode(schema.properties)) schema.additionalProperties ??= false
  if (isNode(schema.items)) amend(schema.items)
}

/** Validators of answers by path, of the published schema of toncenter's index. */
export function loadSwagger(file: string): (path: string) => ValidateFunction {
  const document: Node = JSON.parse(readFileSync(`${shared}openapi/${file}`, 'utf8'))
  const definitions = document.definitions as Record<string, Node>
  for (const [name, properties] of Object.entries(AMENDED))
    Object.assign(definitions[name]?.properties as Node, properties)
  definitions['models.FinalityState'] = { enum: ['pending', 'confirmed', 'finalized'] }
  for (const schema of Object.values(definitions)) amend(schema)
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema({ $id: 'api', definitions })
  const paths = document.paths as Record<string, { get: { responses: Record<string, { schema: { $ref: string } }> } }>
  return path => ajv.compile({ $ref: `api${paths[`/api/v3/${path}`]?.get.responses['200']?.schema.$ref}` })
}
