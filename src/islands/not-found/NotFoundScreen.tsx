import * as commonWords from '#words/common.ts'
import * as notFoundWords from '#words/not-found.ts'
import { classifyText, type Finding } from '../../domain/search/text.ts'
import { findingPath } from '../../ui/search/finding-path.ts'
import { useLocation } from '../shared/use-location.ts'

const NAMES: Partial<Record<Finding['kind'], string>> = {
  block: notFoundWords.aBlock,
  address: notFoundWords.anAddress,
  transaction: notFoundWords.aTransaction,
  domain: notFoundWords.aDomain,
}

/** Height of the text's lines. */
const PLACE = 'min-h-[2lh] sm:min-h-[1lh]'

/** Page for an unknown path, with a link to what the path may mean. */
export default function NotFoundScreen() {
  const location = useLocation()
  const last = location?.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const finding = classifyText(last)
  const path = findingPath(finding)
  const name = NAMES[finding.kind]
  if (!path || !name || path === location?.pathname) return <p className={PLACE} />
  return (
    <p className={PLACE}>
      {notFoundWords.looksLike(name)}
      {commonWords.gap}
      <a className="link" href={path}>
        {notFoundWords.openIt}
      </a>
    </p>
  )
}
