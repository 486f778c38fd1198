import { type ReactNode, useMemo } from 'react'
import * as blockWords from '#words/block.ts'
import * as commonWords from '#words/common.ts'
import type { BlockHeader } from '../../domain/block/block.ts'
import { blockFacts } from '../../domain/block/facts.ts'
import { shardForms } from '../../domain/block/shard-forms.ts'
import { dateTime, MISSING } from '../../domain/text/format.ts'
import { WHOLE_SHARD } from '../../ton/workchain.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { HashSlot } from '../../ui/chain/HashSlot.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Proved } from '../proof/Proved.tsx'
import { Verified } from '../proof/Verified.tsx'

function ProvedHeader({ header }: { header: BlockHeader }) {
  const { workchain, shard, seqno, rootHash, fileHash, genUtime } = header
  const claim = useMemo(
    () => ({ kind: 'block', block: { workchain, shard, seqno, rootHash, fileHash } }) as const,
    [workchain, shard, seqno, rootHash, fileHash],
  )
  const hint = useMemo(() => ({ block: null, utime: genUtime }), [genUtime])
  return (
    <div className="pb-3">
      <Proved claim={claim} hint={hint} />
    </div>
  )
}

type Texts = ReturnType<typeof blockFacts>
type Values = Record<keyof Texts, ReactNode>

const rows = (values: Values) => [
  { label: blockWords.workchain, value: values.workchain },
  { label: blockWords.shard, value: <span className="hash">{values.shard}</span> },
  { label: blockWords.seqno, value: values.seqno },
  { label: commonWords.rootHash, value: values.rootHash },
  { label: commonWords.fileHash, value: values.fileHash },
  { label: commonWords.globalId, value: values.globalId },
  { label: blockWords.version, value: values.version },
  { label: blockWords.generatedAt, value: values.generatedAt },
]

const orMissing = (value: number | null) => value ?? MISSING

const drawTime = (utime: number) => (
  <>
    {dateTime(utime)}{' '}
    <span className="text-muted">
      · <Age utime={utime} />
    </span>
  </>
)

/** Facts of a block's header. */
export function BlockHeaderFacts({ header }: { header: BlockHeader }) {
  const texts = blockFacts(header)
  const { rootHash, fileHash, globalId, version, genUtime } = header
  const values = {
    ...texts,
    rootHash: (
      <Verified
        figure="claim"
        of={rootHash}
        draw={hash => <HexValue value={hash} what={commonWords.rootHashValue} />}
      />
    ),
    fileHash: <HexValue value={fileHash} what={commonWords.fileHashValue} />,
    globalId: <Verified figure="globalId" of={globalId} draw={orMissing} />,
    version: <Verified figure="version" of={version} draw={orMissing} />,
    generatedAt: <Verified figure="genUtime" of={genUtime} draw={drawTime} />,
  }
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={rows(values)} />
      <ProvedHeader header={header} />
    </div>
  )
}

const slot = (name: keyof Texts, like: string) => <Slot name={name} like={like} />

export function BlockHeaderSkeleton() {
  const places = {
    workchain: slot('workchain', '-1'),
    shard: slot('shard', shardForms(WHOLE_SHARD)),
    seqno: slot('seqno', '00,000,000'),
    rootHash: <HashSlot name="rootHash" />,
    fileHash: <HashSlot name="fileHash" />,
    globalId: slot('globalId', '-000'),
    version: slot('version', '00'),
    generatedAt: slot('generatedAt', dateTime(1e9)),
  }
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={rows(places)} />
      <div className="min-h-15 max-sm:min-h-18" />
    </div>
  )
}
