/** A JSON value with integers of any size; `undefined` members are omitted. */
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
    /** Available in Node 24, but missing in TypeScript's library. */
    rawJSON(text: string): unknown
  }
}

/** Serialises like the providers: integers beyond 2^53 as plain digits, absent members omitted. */
export function toJson(value: Wire): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'bigint' ? JSON.rawJSON(member.toString()) : member,
  )
}

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
