import type { ReactNode } from 'react'
import * as commonWords from '#words/common.ts'
import * as proofWords from '#words/proof.ts'
import * as sizeWords from '#words/size.ts'
import type { Claim } from '../../domain/proof/claim.ts'
import { authorityOf } from '../../domain/proof/grade.ts'
import type { Authority, Reached } from '../../domain/proof/reached.ts'
import type { CheckedLink } from '../../domain/proof/verifier.ts'
import { dateOf } from '../../domain/text/date.ts'
import { dateTime, fixed, groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import type { FetchedLink } from '../../stores/proof.ts'
import type { Route } from '../../stores/prove-claim.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import type { SignedFacts } from '../../ton/proof/signatures.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { weightShare } from './weight-share.ts'

type Props = {
  claim: Claim
  chain: readonly (CheckedLink | FetchedLink)[]
  /** the transaction's bytes were verified by hash */
  hasBytes: boolean
  /** the links are not from a provider */
  fromFile?: boolean
}

/** Unique key: each kind occurs once, except headers of two blocks. */
const keyOf = ({ link, checked }: CheckedLink) =>
  checked.kind === 'proved' ? `${link.kind} ${checked.facts.stage}` : link.kind

/** `plain` until the validators are known: without them all links may be forged. */
type Tone = 'good' | 'plain' | 'warn'

/** Links of a proof with the source of their bytes; the last tells who vouches for the validators. */
export function ProofLines({ claim, chain, hasBytes, fromFile = false }: Props) {
  const authority = authorityOf(chain)
  const tone = authority?.kind === 'pinned' ? 'good' : 'plain'
  return (
    <ol className="text-sm">
      {claim.kind === 'transaction' && hasBytes && (
        <Line tone={tone}>
          {proofWords.ownBytes} <span className="hash break-all">{claim.hash}</span>
        </Line>
      )}
      {chain.map(checkedLink => (
        <LinkLine key={keyOf(checkedLink)} checkedLink={checkedLink} tone={tone} />
      ))}
      {authority && <AuthorityLine chain={chain} authority={authority} fromFile={fromFile} />}
    </ol>
  )
}

const COLORS = { good: 'text-good', plain: 'text-muted', warn: 'text-warn' }

function Line({ children, aside, tone }: { children: ReactNode; aside?: ReactNode; tone: Tone }) {
  return (
    <li className="flex gap-2 px-3 py-2 border-b border-line">
      <Icon name={tone === 'warn' ? 'circle-dashed' : 'check'} className={`mt-0.5 shrink-0 ${COLORS[tone]}`} />
      <span className="flex flex-wrap justify-between gap-x-4 flex-1 min-w-0">
        <span className="min-w-0">{children}</span>
        {aside && <span className="text-faint text-xs self-center">{aside}</span>}
      </span>
    </li>
  )
}

function LinkLine({ checkedLink, tone }: { checkedLink: CheckedLink | FetchedLink; tone: Tone }) {
  if (checkedLink.checked.kind !== 'proved') return null
  const text = linkText(checkedLink, checkedLink.checked.facts)
  return (
    text && (
      <Line tone={tone} aside={'route' in checkedLink && <Origin {...checkedLink} />}>
        {text}
      </Line>
    )
  )
}

/** Provider of the bytes, their number, and the duration of the check. */
function Origin({ route, bytes, took }: { route: Route | null; bytes: number; took: number }) {
  const size = bytes < 1000 ? `${bytes} ${sizeWords.bytes}` : `${fixed(bytes / 1000, 1)} ${sizeWords.kilobytes}`
  return (
    <span title={route?.path}>
      {route?.provider ?? proofWords.kept} ·{' '}
      {proofWords.bytes(size, proofWords.milliseconds(fixed(took, took < 10 ? 1 : 0)))}
    </span>
  )
}

/** A block's name; `first`: at the start of a sentence. */
function BlockName({ block, first }: { block: FullBlockId; first?: true }) {
  const seqno = groupDigits(block.seqno)
  const masterchainBlock = first ? proofWords.thisMasterchainBlock : proofWords.masterchainBlock
  return (
    <a className="link whitespace-nowrap" href={blockPath(block)} title={block.rootHash}>
      {block.workchain === -1 ? masterchainBlock(seqno) : proofWords.block(seqno)}
    </a>
  )
}

function linkText({ link }: CheckedLink, reached: Reached): ReactNode {
  switch (link.kind) {
    case 'header':
      return (
        'blockTime' in reached && (
          <>
            {proofWords.ofHeader(dateTime(reached.blockTime ?? 0))}
            {commonWords.gap}
            <BlockName block={reached.block} />
          </>
        )
      )
    case 'transaction':
      return (
        <>
          {proofWords.stands}
          {commonWords.gap}
          <BlockName block={link.block} />
        </>
      )
    case 'account':
      return (
        <>
          {reached.account ? proofWords.afterBlock : proofWords.absent}
          {commonWords.gap}
          <BlockName block={link.block} />
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
          {proofWords.precedes}
          {commonWords.gap}
          <BlockName block={link.newer} />
        </>
      )
    case 'signatures':
      return 'signed' in reached && signersText(reached.signed)
    default:
      return null
  }
}

const signersText = (signed: SignedFacts) => proofWords.signersOf(signed.signers, signed.of, weightShare(signed))

function authorityText(authority: Authority, fromFile: boolean): string {
  if (authority.kind === 'agreed') return proofWords.agreed(authority.provider)
  if (authority.kind === 'named') return fromFile ? proofWords.namedInFile : proofWords.named
  const { made, rotations } = authority
  return rotations === 0 ? proofWords.pinned(dateOf(made)) : proofWords.rotated(rotations, dateOf(made))
}

type AuthorityProps = { chain: Props['chain']; authority: Authority; fromFile: boolean }

function AuthorityLine({ chain, authority, fromFile }: AuthorityProps) {
  const last = chain.at(-1)
  const origin = last && last.link.kind !== 'signatures' && 'route' in last && <Origin {...last} />
  return (
    <Line tone={authority.kind === 'pinned' ? 'good' : 'warn'} aside={origin}>
      {authorityText(authority, fromFile)}
    </Line>
  )
}
