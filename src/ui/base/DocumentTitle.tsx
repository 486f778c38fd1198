import { useEffect } from 'react'
import * as commonWords from '#words/common.ts'

/** Names the browser's tab. Of two on a screen the later one counts, as effects run in the order of the elements. */
export function DocumentTitle({ name }: { name: string }) {
  useEffect(() => {
    document.title = commonWords.documentTitle(name)
  }, [name])
  return null
}
