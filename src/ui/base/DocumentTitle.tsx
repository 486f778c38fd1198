import { useEffect } from 'react'
import * as commonWords from '#words/common.ts'

/** Sets the document title. With several on a screen the last one applies, as effects run in element order. */
export function DocumentTitle({ name }: { name: string }) {
  useEffect(() => {
    document.title = commonWords.documentTitle(name)
  }, [name])
  return null
}
