/** A value with the time it was learnt, in unix milliseconds. */
export type Saved = { value: unknown; at: number; sources: string[] }
/** Unix milliseconds: `until` it is fresh, from `removeAt` on it is no longer remembered. */
export type Entry = Saved & { until: number; removeAt: number }

function isEntry(x: unknown): x is Entry {
  return (
    typeof x === 'object' &&
    x !== null &&
    'at' in x &&
    'until' in x &&
    'removeAt' in x &&
    'value' in x &&
    'sources' in x
  )
}

/** An entry of the cache as it is stored; undefined for anything else. */
export function readEntry(text: string | null | undefined): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? 'null')
    return isEntry(entry) ? entry : undefined
  } catch {
    return undefined
  }
}

/** Whether an entry counts still. A time ahead of the clock means that the clock was set back: such an entry cannot be dated. */
export const isLive = ({ at, until }: Entry, now: number) => until > now && at <= now + 1000
