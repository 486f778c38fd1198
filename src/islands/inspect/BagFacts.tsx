import * as inspectWords from '#words/inspect.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { inspectPath } from '../../routes.ts'
import { toBase64 } from '../../ton/base64.ts'
import { toHex } from '../../ton/bytes.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'

/** Bytes that a link may hold: some programs cut longer ones off. */
const MAX_IN_LINK = 12_000
/** Bytes that are written out to be copied. */
const MAX_TO_COPY = 2_000_000

/** The bytes themselves in a line: their size, and ways to take them along. */
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
