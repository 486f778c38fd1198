import { type ReactNode, useState } from 'react'
import * as nftWords from '#words/nft.ts'
import { cleanText, LONGEST_TEXT } from '../../domain/foreign/clean-text.ts'
import type { Trust } from '../../domain/token/trust.ts'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { TrustWarning } from '../../ui/warnings/TrustWarning.tsx'

type Props = {
  kind: string
  name: string
  image: string | null
  description: string | null
  trust: Trust
  children: ReactNode
}

/** The picture of an NFT beside what names it; the letter of its name stands in where no picture may be loaded. */
export function NftHead({ kind, name, image, description, trust, children }: Props) {
  const [isShown, setShown] = useState(trust !== 'blacklist')
  return (
    <section className="panel pad md:flex gap-6">
      <div className="shrink-0">
        <TokenImage
          src={isShown ? image : null}
          name={name}
          size={288}
          className="rounded align-top aspect-square text-2xl max-md:w-full! max-md:h-auto! max-md:max-w-90"
        />
        {!isShown && image && (
          <button type="button" className="button mt-2" onClick={() => setShown(true)}>
            {nftWords.showPicture}
          </button>
        )}
      </div>
      <div className="min-w-0 flex-1 max-md:mt-4">
        <p className="flex flex-wrap items-center gap-x-3 label">
          {kind} <TrustMark trust={trust} />
        </p>
        <h1 className="text-xl md:text-2xl font-600">
          <bdi>{name}</bdi>
        </h1>
        {description && (
          <p className="text-muted mt-1 whitespace-pre-line line-clamp-6">
            <bdi>{cleanText(description, LONGEST_TEXT)}</bdi>
          </p>
        )}
        <div className="mt-2">
          <TrustWarning trust={trust} what={nftWords.anNft} />
        </div>
        <div className="mt-2">{children}</div>
      </div>
    </section>
  )
}
