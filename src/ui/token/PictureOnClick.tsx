import { type ComponentProps, useState } from 'react'
import * as tokenWords from '#words/token.ts'
import { hostOf } from '../../domain/token/image.ts'
import { TokenImage } from './TokenImage.tsx'

type Props = Omit<ComponentProps<typeof TokenImage>, 'src'> & { copy: string | null; original?: string | undefined }

/** An image that loads on click: the copy for a blacklisted token, or the original on a host of the author's choice. */
export default function PictureOnClick({ copy, original, ...shown }: Props) {
  const [isShown, setShown] = useState(false)
  const src = copy ?? original ?? null
  return (
    <>
      <TokenImage src={isShown ? src : null} {...shown} />
      {src && !isShown && (
        <div className="mt-2 max-w-72">
          <button type="button" className="button" onClick={() => setShown(true)}>
            {tokenWords.showPicture}
          </button>
          {!copy && <p className="text-sm text-muted mt-1">{tokenWords.hostLearns(hostOf(src))}</p>}
        </div>
      )}
    </>
  )
}
