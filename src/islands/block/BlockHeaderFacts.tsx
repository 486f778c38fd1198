import { lazy, useMemo } from 'react'
import * as blockWords from '#words/block.ts'
import * as commonWords from '#words/common.ts'
import type { BlockHeader } from '../../domain/block/block.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import { CopyButton } from '../../ui/base/CopyButton.tsx'
import { Facts } from '../../ui/base/Facts.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Age } from '../../ui/live/Age.tsx'

function Hash({ hash, what }: { hash: string; what: string }) {
  return (
    <span className="flex items-start gap-1">
      <span className="hash min-w-0">{hash}</span>
      <CopyButton text={hash} what={what} />
    </span>
  )
}

// It has something to do when it is pressed.
const ProofBadge = lazy(() => import('../proof/ProofBadge.tsx'))

function Proved({ header }: { header: BlockHeader }) {
  const { workchain, shard, seqno, rootHash, fileHash, genUtime } = header
  const claim = useMemo(
    () => ({ kind: 'block', block: { workchain, shard, seqno, rootHash, fileHash } }) as const,
    [workchain, shard, seqno, rootHash, fileHash],
  )
  const hint = useMemo(() => ({ block: null, utime: genUtime }), [genUtime])
  return (
    <div className="py-3 min-h-15">
      <LazyBoundary>
        <ProofBadge claim={claim} hint={hint} />
      </LazyBoundary>
    </div>
  )
}

/** What a block says of itself. */
export function BlockHeaderFacts({ header }: { header: BlockHeader }) {
  const facts = [
    { label: blockWords.workchain, value: header.workchain },
    { label: blockWords.shard, value: <span className="hash">{header.shard}</span> },
    { label: blockWords.seqno, value: groupDigits(header.seqno) },
    { label: commonWords.rootHash, value: <Hash hash={header.rootHash} what={commonWords.rootHashValue} /> },
    { label: commonWords.fileHash, value: <Hash hash={header.fileHash} what={commonWords.fileHashValue} /> },
    { label: commonWords.globalId, value: header.globalId ?? commonWords.missing },
    { label: blockWords.version, value: header.version ?? commonWords.missing },
    {
      label: blockWords.generatedAt,
      value: (
        <>
          {dateTime(header.genUtime)}{' '}
          <span className="text-muted">
            · <Age utime={header.genUtime} />
          </span>
        </>
      ),
    },
  ]
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
      <Proved header={header} />
    </div>
  )
}

const labels = [
  blockWords.workchain,
  blockWords.shard,
  blockWords.seqno,
  commonWords.rootHash,
  commonWords.fileHash,
  commonWords.globalId,
  blockWords.version,
  blockWords.generatedAt,
]

export function BlockHeaderSkeleton() {
  const facts = labels.map(label => ({ label, value: <span className="shimmer h-4 w-40 align-middle" /> }))
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}
