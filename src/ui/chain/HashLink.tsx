import { shortHash } from '../../domain/notation/short.ts'
import { CopyButton } from '../base/CopyButton.tsx'

/** A short hash as a link, with a button that copies the complete hash. */
export function HashLink({ hash, href, what }: { hash: string; href: string; what: string }) {
  return (
    <span className="inline-flex items-center gap-1 align-middle whitespace-nowrap">
      <a href={href} title={hash} className="link hash">
        {shortHash(hash)}
      </a>
      <CopyButton text={hash} what={what} />
    </span>
  )
}
