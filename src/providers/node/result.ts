import { dictionary } from '../http/fields.ts'

/** What the node API's `{ok, result}` holds; undefined for an error, which may come with status 200. */
export function nodeResult(body: unknown): unknown {
  const envelope = dictionary.read(body)
  return envelope?.ok === true ? envelope.result : undefined
}
