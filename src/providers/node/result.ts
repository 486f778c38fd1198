import { dictionary } from '../http/fields.ts'

/** Result in the node API's `{ok, result}`; undefined for an error, which may have status 200. */
export function nodeResult(body: unknown): unknown {
  const envelope = dictionary.read(body)
  return envelope?.ok === true ? envelope.result : undefined
}
