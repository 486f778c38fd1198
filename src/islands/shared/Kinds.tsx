import { useEffect, useState } from 'react'
import { learnKinds } from '../../stores/kinds.ts'
import type { RawAddress } from '../../ton/address.ts'

/**
 * Marks that the kinds of a list's addresses are known. Until then, an element with `data-awaits` around it and the list hides bounceable
 * forms (`uno.config.ts`), so that no address visibly changes.
 */
export default function Kinds({ of: addresses }: { of: readonly RawAddress[] }) {
  const [isDecided, setDecided] = useState(false)
  const key = addresses.join()
  useEffect(() => {
    const controller = new AbortController()
    learnKinds(key ? (key.split(',') as RawAddress[]) : [], controller.signal).then(() => {
      if (!controller.signal.aborted) setDecided(true)
    })
    return () => controller.abort()
  }, [key])
  return isDecided && <i hidden data-kinds="" />
}
