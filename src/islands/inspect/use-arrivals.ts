import { type RefObject, useEffect } from 'react'
import type { Source } from './source.ts'

/** A bag of cells after `#`, in hex or base64; other fragments are page anchors. */
const BAG = /^(?:te6cc|b5ee9c72)/i

/** Reads input other than by a button: the URL's fragment, a dropped file, and input from before hydration. */
export function useArrivals(
  field: RefObject<HTMLTextAreaElement | null>,
  chooser: RefObject<HTMLInputElement | null>,
  onRead: (source: Source) => void,
): void {
  useEffect(() => {
    const readFragment = () => {
      const text = location.hash.slice(1).replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=')
      if (!BAG.test(text)) return false
      if (field.current) field.current.value = text
      onRead({ kind: 'text', text })
      return true
    }
    const readDropped = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      // Prevent its treatment as a proof, as on all other pages (`layouts/drop.ts`).
      event.stopPropagation()
      onRead({ kind: 'file', file })
    }
    const chosen = chooser.current?.files?.[0]
    const written = field.current?.value
    if (chosen) onRead({ kind: 'file', file: chosen })
    else if (written) onRead({ kind: 'text', text: written })
    else readFragment()
    window.addEventListener('hashchange', readFragment)
    document.addEventListener('drop', readDropped)
    return () => {
      window.removeEventListener('hashchange', readFragment)
      document.removeEventListener('drop', readDropped)
    }
  }, [field, chooser, onRead])
}
