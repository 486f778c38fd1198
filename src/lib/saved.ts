/** A value with the time it was learnt, in unix ms. */
export type Saved = { value: unknown; at: number; sources: string[] }
/** A saved entry: fresh until `until`, remembered until `removeAt`; unix ms. */
export type Entry = Saved & { until: number; removeAt: number }

/** FNV-1a checksum of a text (32 bits, signed). */
function checksumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum
}

/** Text to store `entry` under `name`: a checksum of both, then JSON. */
export function writeEntry(name: string, entry: object): string {
  const json = JSON.stringify(entry)
  return checksumOf(name + json) + json
}

/**
 * Parses the entry stored under `name`; undefined for text that `writeEntry` did not create for that name. The checksum replaces schemas:
 * truncated, edited or foreign data is requested again.
 */
export function readEntry<T extends object = Entry>(name: string, text: string | null | undefined): T | undefined {
  const json = text?.slice(text.indexOf('{'))
  return json && text === checksumOf(name + json) + json ? JSON.parse(json) : undefined
}

/**
 * True if an entry is fresh, or with `removeAt` remembered. False for a time in the future, since a clock that was set back makes its age
 * unknown.
 */
export const isLive = (entry: Entry, now: number, end: 'until' | 'removeAt' = 'until') =>
  entry[end] > now && entry.at <= now + 1000
