import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

type Folded<T> = { shown: T[]; rest: number; unfold: () => void }

/** The first rows of a list, `first` of them, until the visitor asks for the rest or prints the page. One more is no reason to fold. */
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
