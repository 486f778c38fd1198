import * as pagesWords from '#words/pages.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { useLocation } from './use-location.ts'

/** Message in place of a page of a list that does not exist, with a link to the first page. */
export default function NoPage({ page }: { page: number }) {
  const location = useLocation()
  if (!location) return null
  const { pathname, query } = location
  const others = new URLSearchParams([...query].filter(([name]) => name !== 'page'))
  const link = (
    <a className="button" href={others.size > 0 ? `${pathname}?${others}` : pathname}>
      {pagesWords.first}
    </a>
  )
  return <Notice title={pagesWords.missing(page)} action={link} />
}
