import { shortHash } from '../../domain/notation/short.ts'
import { CopyButton } from '../base/CopyButton.tsx'

/** A hash in short form as a link, with its whole at a press. */
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
