/** A value of the wire: like JSON, with integers of any size; `undefined` members are left out. */
export type Wire =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly Wire[]
  | { readonly [key: string]: Wire }

declare global {
  interface JSON {
    /** Of Node 24; TypeScript does not know it yet. */
    rawJSON(text: string): unknown
  }
}

/** Serialises as the providers do: integers beyond 2^53 as bare digits, absent members omitted. */
export function toJson(value: Wire): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'bigint' ? JSON.rawJSON(member.toString()) : member,
  )
}

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
