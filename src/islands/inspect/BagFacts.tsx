import * as inspectWords from '#words/inspect.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { inspectPath } from '../../routes.ts'
import { toBase64 } from '../../ton/base64.ts'
import { toHex } from '../../ton/bytes.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'

/** Maximum bytes in a link: some programs truncate longer ones. */
const MAX_IN_LINK = 12_000
/** Maximum bytes offered as text to copy. */
const MAX_TO_COPY = 2_000_000

/** Size of the bytes, and buttons to copy or save them. */
export function BagFacts({ bytes, roots, shown }: { bytes: Uint8Array; roots: number; shown: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 mt-4 text-sm text-muted">
      <span>
        {inspectWords.sizeOf(groupDigits(bytes.length), roots)}
        {shown < roots && ` ${inspectWords.shownRoots(shown)}`}
      </span>
      {bytes.length <= MAX_TO_COPY && <Copies bytes={bytes} />}
      {bytes.length <= MAX_IN_LINK ? <BytesLink bytes={bytes} /> : <span>{inspectWords.linkTooLong}</span>}
    </p>
  )
}

const Copies = ({ bytes }: { bytes: Uint8Array }) => (
  <>
    <span className="inline-flex items-center gap-1">
      {inspectWords.hex} <CopyButton text={toHex(bytes)} what={inspectWords.hex} />
    </span>
    <span className="inline-flex items-center gap-1">
      {inspectWords.base64} <CopyButton text={toBase64(bytes)} what={inspectWords.base64} />
    </span>
  </>
)

function BytesLink({ bytes }: { bytes: Uint8Array }) {
  const path = inspectPath(toBase64(bytes))
  return (
    <span className="inline-flex items-center gap-1">
      <a className="link" href={path}>
        {inspectWords.link}
      </a>
      <CopyButton text={location.origin + path} what={inspectWords.aLink} />
    </span>
  )
}
