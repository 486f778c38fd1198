import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

type Folded<T> = { shown: T[]; rest: number; unfold: () => void }

/** The first `first` rows of a list, until the visitor expands it or prints the page. A single further row is not folded. */
export function useFolded<T>(rows: T[], first: number): Folded<T> {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const openAll = () => flushSync(() => setOpen(true))
    addEventListener('beforeprint', openAll)
    return () => removeEventListener('beforeprint', openAll)
  }, [])
  const shown = isOpen || rows.length <= first + 1 ? rows : rows.slice(0, first)
  return { shown, rest: rows.length - shown.length, unfold: () => setOpen(true) }
}
