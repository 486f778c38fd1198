import { dictionary, int, text } from './fields.ts'

/** The text of an error body: both providers name it in more than one way. */
export function errorText(body: unknown): { text: string; code: number | null } | undefined {
  const from = dictionary.read(body)
  if (!from) return undefined
  const words = text.read(from.error) ?? text.read(from.Error) ?? text.read(from.result)
  const code = int.read(from.code)
  return words || code ? { text: words ?? '', code: code ?? null } : undefined
}
