import { classifyText, type Finding } from '../../domain/search/text.ts'
import { findingPath } from '../../ui/search/finding-path.ts'
import { useLocation } from '../shared/use-location.ts'

const NAMES: Partial<Record<Finding['kind'], string>> = {
  block: 'a block number',
  address: 'an address',
  transaction: 'a transaction hash',
  domain: 'a domain',
}

/** Looks at the path that was not found: it may hold what the visitor meant to open. */
export default function NotFoundScreen() {
  const location = useLocation()
  const last = location?.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const finding = classifyText(last)
  const path = findingPath(finding)
  const name = NAMES[finding.kind]
  if (!path || !name || path === location?.pathname) return <p className="min-h-6" />
  return (
    <p className="min-h-6">
      The end of this path looks like {name}:{' '}
      <a className="link" href={path}>
        open it
      </a>
    </p>
  )
}
