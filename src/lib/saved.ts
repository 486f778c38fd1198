/** A value with the time it was learnt, in unix milliseconds. */
export type Saved = { value: unknown; at: number; sources: string[] }
/** Unix milliseconds: `until` it is fresh, from `removeAt` on it is no longer remembered. */
export type Entry = Saved & { until: number; removeAt: number }

/** FNV-1a (32 bits, signed) of a text. */
function checksumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum
}

/** The text that stores `entry` under `name`: a checksum over both, then JSON. */
export function writeEntry(name: string, entry: object): string {
  const json = JSON.stringify(entry)
  return checksumOf(name + json) + json
}

/**
 * The entry stored under `name`; undefined for any text that `writeEntry` did not give for that name. The checksum takes the place of a
 * schema for each query: what was cut, edited, or written by other software is asked for again, whatever its shape.
 */
export function readEntry<T extends object = Entry>(name: string, text: string | null | undefined): T | undefined {
  const json = text?.slice(text.indexOf('{'))
  return json && text === checksumOf(name + json) + json ? JSON.parse(json) : undefined
}

/** True if an entry still counts. A time ahead of the clock means that the clock was set back: such an entry cannot be dated. */
export const isLive = ({ at, until }: Entry, now: number) => until > now && at <= now + 1000
