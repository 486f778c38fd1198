import { lazy, type ReactNode } from 'react'
import * as nftWords from '#words/nft.ts'
import { cleanText, MAX_TEXT_LENGTH } from '../../domain/foreign/clean-text.ts'
import type { Images } from '../../domain/token/image.ts'
import type { Trust } from '../../domain/token/trust.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { TrustWarning } from '../../ui/warnings/TrustWarning.tsx'

type Props = {
  kind: string
  name: string
  images: Images
  description: string | null
  trust: Trust
  children: ReactNode
}

// Lazy: most images load without a click.
const PictureOnClick = lazy(() => import('../../ui/token/PictureOnClick.tsx'))

const PICTURE = 'rounded align-top aspect-square max-md:w-full! max-md:h-auto! max-md:max-w-60'

/** Image of an NFT with its name and description; its first letter if no image may be loaded. */
export function NftHead({ kind, name, images: { image, original }, description, trust, children }: Props) {
  const drawn = { name, size: 288, className: `${PICTURE} text-2xl` }
  return (
    <Head
      picture={
        image && trust !== 'blacklist' ? (
          <TokenImage src={image} {...drawn} />
        ) : (
          <LazyBoundary fallback={<TokenImage src={null} {...drawn} />}>
            <PictureOnClick copy={image} original={original} {...drawn} />
          </LazyBoundary>
        )
      }
      label={
        <>
          {kind} <TrustMark trust={trust} />
        </>
      }
      name={name}
    >
      <TrustWarning trust={trust} what={nftWords.anNft} />
      {description && (
        <p className="text-muted mt-2 whitespace-pre-line line-clamp-6">
          <bdi>{cleanText(description, MAX_TEXT_LENGTH)}</bdi>
        </p>
      )}
      <div className="mt-2 facts-beside">{children}</div>
    </Head>
  )
}

type HeadProps = { picture: ReactNode; label: ReactNode; name: ReactNode; children: ReactNode }

const Head = ({ picture, label, name, children }: HeadProps) => (
  <section className="panel pad md:flex gap-6">
    <div className="shrink-0">{picture}</div>
    <div className="min-w-0 flex-1 max-md:mt-4">
      <p className="flex flex-wrap items-center gap-x-3 label">{label}</p>
      <h1 className="text-xl font-600 mb-2">
        <bdi>{name}</bdi>
      </h1>
      {children}
    </div>
  </section>
)

/** Placeholder of an NFT while it loads. */
export const NftSkeleton = () => (
  <div className="min-h-200">
    <Head
      picture={<span className={`shimmer block w-72 ${PICTURE}`} />}
      label={
        <>
          <Slot name="kind" like="0000000000" /> <Slot name="trust" className="text-xs" />
        </>
      }
      name={<Slot name="heading" text={nftWords.title} />}
    >
      <p className="text-sm text-muted">
        <Slot name="trustSentence" />
      </p>
    </Head>
  </div>
)
