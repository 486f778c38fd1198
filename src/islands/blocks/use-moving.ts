import { useEffect, useState } from 'react'

/** True if `newest`, the newest block's time, has increased since the screen was opened. */
export function useMoving(newest: number | undefined): boolean {
  const [first, setFirst] = useState(newest)
  useEffect(() => {
    if (first === undefined) setFirst(newest)
  }, [first, newest])
  return first !== undefined && newest !== undefined && newest > first
}
