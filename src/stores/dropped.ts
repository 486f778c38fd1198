/** Place of a file that was dropped on another page, for the page that reads it (`layouts/drop.ts`). */
const DROPPED = 'nanoscope:dropped'

/** The file that was dropped on the page before, once; null where there was none. */
export function takeDropped(): Blob | null {
  try {
    const text = sessionStorage.getItem(DROPPED)
    sessionStorage.removeItem(DROPPED)
    return text === null ? null : new Blob([text])
  } catch {
    return null
  }
}
