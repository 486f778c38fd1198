import { useState } from 'react'

/** Maximum time since the newest block's time last rose while blocks count as arriving. */
const MAX_PAUSE_MS = 60_000

/** True if `newest`, the newest block's time, has risen within the last minute on this screen. */
export function useMoving(newest = 0): boolean {
  const [seen, see] = useState({ newest, at: Number.NEGATIVE_INFINITY })
  if (newest > seen.newest) see({ newest, at: seen.newest ? performance.now() : seen.at })
  return performance.now() - seen.at < MAX_PAUSE_MS
}
