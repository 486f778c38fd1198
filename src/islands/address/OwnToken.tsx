import { lazy, type ReactNode } from 'react'
import * as jettonWords from '#words/jetton.ts'
import * as nftWords from '#words/nft.ts'
import type { TokenKind } from '../../domain/account/token-kind.ts'
import { jettonNameOf, nftNameOf, symbolOf } from '../../domain/foreign/names.ts'
import { isNotFound } from '../../domain/text/problem.ts'
import { pictureOf, type Trust } from '../../domain/token/trust.ts'
import { $ownJetton, $ownNft } from '../../stores/own-token.ts'
import type { RawAddress } from '../../ton/address.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { JettonMarks } from '../../ui/cards/JettonMarks.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { TrustWarning } from '../../ui/warnings/TrustWarning.tsx'

// Lazy: most opened jettons are whitelisted.
const Imitation = lazy(() => import('../jetton/Imitation.tsx'))

const NFT_KINDS = { item: nftWords.item, collection: nftWords.collection }
const NFT_FAILED = { item: nftWords.itemFailed, collection: nftWords.collectionFailed }

type Props = { raw: RawAddress; kind: TokenKind }

/** Name and trust of the token whose contract an account is; empty if no provider knows it. */
export default function OwnToken({ raw, kind }: Props) {
  return kind === 'jetton' ? <OwnJetton raw={raw} /> : <OwnNft raw={raw} kind={kind} />
}

function OwnJetton({ raw }: { raw: RawAddress }) {
  const state = useQuery($ownJetton(raw))
  if (state.status === 'failed')
    return (
      <Failed state={state} kind={jettonWords.title} words={jettonWords.failed} onAgain={$ownJetton(raw).refresh} />
    )
  if (state.status === 'loading') return <Card kind={jettonWords.title} />
  const jetton = state.value
  return (
    <>
      <Card
        kind={jettonWords.title}
        marks={<JettonMarks jetton={jetton} />}
        name={`${symbolOf(jetton)} - ${jettonNameOf(jetton)}`}
        image={pictureOf(jetton)}
        trust={jetton.trust}
        what={jettonWords.aJetton}
      />
      {jetton.trust === 'blacklist' && <TrustWarning trust="blacklist" what={jettonWords.aJetton} />}
      <LazyBoundary>
        <Imitation jetton={jetton} />
      </LazyBoundary>
    </>
  )
}

function OwnNft({ raw, kind }: Props & { kind: 'collection' | 'item' }) {
  const state = useQuery($ownNft(raw, kind))
  if (state.status === 'failed')
    return <Failed state={state} kind={NFT_KINDS[kind]} words={NFT_FAILED[kind]} onAgain={$ownNft(raw, kind).refresh} />
  if (state.status === 'loading') return <Card kind={NFT_KINDS[kind]} />
  const token = state.value.kind === 'item' ? state.value.item : state.value.collection
  return (
    <>
      <Card
        kind={NFT_KINDS[state.value.kind]}
        marks={<TrustMark trust={token.trust} />}
        name={nftNameOf(token)}
        image={pictureOf(token)}
        trust={token.trust}
        what={nftWords.anNft}
      />
      {token.trust === 'blacklist' && <TrustWarning trust="blacklist" what={nftWords.anNft} />}
    </>
  )
}

type FailedState = { error: unknown; changing: boolean }
type FailedProps = { state: FailedState; kind: string; words: string; onAgain: () => void }

/** Error message in the card's place, so that nothing moves; empty for a token unknown to providers. */
function Failed({ state: { error, changing }, kind, words, onAgain }: FailedProps) {
  if (isNotFound(error)) return null
  return (
    <section className={CARD} aria-label={kind}>
      <p className="text-bad min-w-0 flex-1">{words}</p>
      <TryAgain onPress={onAgain} changing={changing} />
    </section>
  )
}

const CARD = 'panel px-4 md:px-5 py-3 mb-4 flex items-center gap-3 min-h-22'

type Shown = { kind: string; marks?: ReactNode; name?: string; image?: string | null; trust?: Trust; what?: string }

const Card = ({ kind, marks, name, image = null, trust, what = '' }: Shown) => (
  <section className={CARD} aria-label={kind} aria-busy={!name}>
    <TokenImage src={image} name={name ?? ''} size={40} />
    <div className="min-w-0">
      <p className="label flex flex-wrap gap-x-2">
        {kind} {marks}
      </p>
      <p className="font-600 mb-1">{name ? <bdi>{name}</bdi> : <span className="shimmer h-4 w-40 align-middle" />}</p>
      {trust && trust !== 'blacklist' && <TrustWarning trust={trust} what={what} />}
    </div>
  </section>
)
