import type { BlockHeader } from '../../domain/block/block.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { Facts } from '../../ui/base/Facts.tsx'
import { Age } from '../../ui/live/Age.tsx'

function Hash({ hash, what }: { hash: string; what: string }) {
  return (
    <span className="flex items-start gap-1">
      <span className="hash min-w-0">{hash}</span>
      <CopyButton text={hash} what={what} />
    </span>
  )
}

/** What a block says of itself. */
export function BlockHeaderFacts({ header }: { header: BlockHeader }) {
  const facts = [
    { label: 'Workchain', value: header.workchain },
    { label: 'Shard', value: <span className="hash">{header.shard}</span> },
    { label: 'Sequence number', value: groupDigits(header.seqno) },
    { label: 'Root hash', value: <Hash hash={header.rootHash} what="root hash" /> },
    { label: 'File hash', value: <Hash hash={header.fileHash} what="file hash" /> },
    { label: 'Global ID', value: header.globalId ?? 'N/A' },
    { label: 'Version', value: header.version ?? 'N/A' },
    {
      label: 'Generated at',
      value: (
        <>
          {dateTime(header.genUtime)}{' '}
          <span className="text-muted">
            · <Age utime={header.genUtime} suffix=" ago" />
          </span>
        </>
      ),
    },
  ]
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}

const labels = [
  'Workchain',
  'Shard',
  'Sequence number',
  'Root hash',
  'File hash',
  'Global ID',
  'Version',
  'Generated at',
]

export function BlockHeaderSkeleton() {
  const facts = labels.map(label => ({ label, value: <span className="shimmer h-4 w-40 align-middle" /> }))
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}
