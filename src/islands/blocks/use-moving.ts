import { useEffect, useState } from 'react'

/** True if `newest`, the time of the newest block, has moved on while this screen looked. */
export function useMoving(newest: number | undefined): boolean {
  const [first, setFirst] = useState(newest)
  useEffect(() => {
    if (first === undefined) setFirst(newest)
  }, [first, newest])
  return first !== undefined && newest !== undefined && newest > first
}
