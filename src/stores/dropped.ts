/** Storage key of a file that was dropped on another page; the page that reads it takes it from there (`layouts/drop.ts`). */
const DROPPED = 'nanoscope:dropped'

/** Takes the file that was dropped on the previous page and removes it from storage. Returns null if none exists. */
export function takeDropped(): Blob | null {
  try {
    const text = sessionStorage.getItem(DROPPED)
    sessionStorage.removeItem(DROPPED)
    return text === null ? null : new Blob([text])
  } catch {
    return null
  }
}
