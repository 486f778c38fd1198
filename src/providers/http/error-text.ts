import { dictionary, int, text } from './fields.ts'

/** Text and code in an error body; both providers use several field names. Undefined if the body is no error. */
export function errorText(body: unknown): { text: string; code: number | null } | undefined {
  const from = dictionary.read(body)
  if (!from) return undefined
  const words = text.read(from.error) ?? text.read(from.Error) ?? text.read(from.result)
  const code = int.read(from.code)
  return words || code ? { text: words ?? '', code: code ?? null } : undefined
}
