import type { ReactNode } from 'react'
import * as proofWords from '#words/proof.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import type { Authority, Reached, Rung } from '../../domain/proof/ladder.ts'
import { dateAndTime, groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import type { Route } from '../../stores/climb.ts'
import type { FoundRung } from '../../stores/proof.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { weightShare } from './weight-share.ts'

type Props = {
  claim: Claim
  rungs: readonly (Rung | FoundRung)[]
  /** the bytes of the transaction were held against its hash */
  hasBytes: boolean
}

/** The links of a proof, each with where its bytes came from, and at the end who vouches for the validators. */
export function ProofLines({ claim, rungs, hasBytes }: Props) {
  return (
    <ol className="text-sm">
      {claim.kind === 'transaction' && hasBytes && (
        <Line>
          {proofWords.ownBytes} <span className="hash break-all">{claim.hash}</span>
        </Line>
      )}
      {rungs.map(rung => (
        <RungLine key={rung.link.kind} rung={rung} />
      ))}
      <AuthorityLine rungs={rungs} />
    </ol>
  )
}

function Line({ children, aside, certain = true }: { children: ReactNode; aside?: ReactNode; certain?: boolean }) {
  return (
    <li className="flex gap-2 px-3 py-2 border-b border-line">
      <Icon
        name={certain ? 'check' : 'circle-dashed'}
        className={`mt-0.5 shrink-0 ${certain ? 'text-good' : 'text-warn'}`}
      />
      <span className="flex flex-wrap justify-between gap-x-4 flex-1 min-w-0">
        <span className="min-w-0">{children}</span>
        {aside && <span className="text-faint text-xs self-center">{aside}</span>}
      </span>
    </li>
  )
}

function RungLine({ rung }: { rung: Rung | FoundRung }) {
  if (rung.checked.kind !== 'proved') return null
  const text = rungText(rung, rung.checked.facts)
  return text && <Line aside={'route' in rung && <Origin {...rung} />}>{text}</Line>
}

/** Who sent the bytes, how many, and how long they took to check. */
function Origin({ route, bytes, took }: { route: Route | null; bytes: number; took: number }) {
  const size = bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`
  return (
    <span title={route?.path}>
      {route?.provider ?? proofWords.kept} ·{' '}
      {proofWords.bytes(size, proofWords.milliseconds(took.toFixed(took < 10 ? 1 : 0)))}
    </span>
  )
}

/** `first`: the words begin with it. */
function BlockName({ block, first }: { block: FullBlockId; first?: true }) {
  const seqno = groupDigits(block.seqno)
  const masterchainBlock = first ? proofWords.thisMasterchainBlock : proofWords.masterchainBlock
  return (
    <a className="link whitespace-nowrap" href={blockPath(block)} title={block.rootHash}>
      {block.workchain === -1 ? masterchainBlock(seqno) : proofWords.block(seqno)}
    </a>
  )
}

function rungText({ link }: Rung, { account, signed }: Reached): ReactNode {
  switch (link.kind) {
    case 'transaction':
      return (
        <>
          {proofWords.stands} <BlockName block={link.block} />
        </>
      )
    case 'account':
      return (
        <>
          {account ? proofWords.afterBlock : proofWords.absent} <BlockName block={link.block} />
        </>
      )
    case 'shard':
      return (
        <>
          <BlockName block={link.masterchainBlock} first /> {proofWords.commits}
        </>
      )
    case 'older':
      return (
        <>
          {proofWords.precedes} <BlockName block={link.newer} />
        </>
      )
    case 'signatures':
      return signed && proofWords.signersOf(signed.signers, signed.of, weightShare(signed))
    default:
      return null
  }
}

const dayOf = (utime: number) => dateAndTime(utime)[0]

function authorityText(authority: Authority): string {
  if (authority.kind === 'agreed') return proofWords.agreed(authority.provider)
  if (authority.kind === 'named') return proofWords.named
  const { made, rotations } = authority
  return rotations === 0 ? proofWords.pinned(dayOf(made)) : proofWords.rotated(rotations, dayOf(made))
}

function AuthorityLine({ rungs }: { rungs: readonly (Rung | FoundRung)[] }) {
  const last = rungs.at(-1)
  const authority = last?.checked.kind === 'proved' ? last.checked.facts.authority : undefined
  if (!last || !authority) return null
  const isLater = last.link.kind !== 'signatures' && 'route' in last
  return (
    <Line certain={authority.kind === 'pinned'} aside={isLater && <Origin {...last} />}>
      {authorityText(authority)}
    </Line>
  )
}
