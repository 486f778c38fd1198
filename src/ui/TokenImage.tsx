import { useEffect, useState } from 'react'
import { acceptImage } from '../domain/image.ts'

const PATIENCE = 5000

type Props = { src: string | null; name: string; size: number; className?: string }

/** A token's picture if it may be loaded and comes within 5 seconds, else its first letter. Never tells its host where it is shown. */
export function TokenImage({ src, name, size, className = 'rounded-full' }: Props) {
  const url =
    src === null || typeof location === 'undefined' ? undefined : acceptImage(src, location.protocol === 'https:')
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')

  useEffect(() => {
    if (!url || state !== 'loading') return
    const timer = setTimeout(setState, PATIENCE, 'failed')
    return () => clearTimeout(timer)
  }, [url, state])

  const shape = `shrink-0 bg-raised object-cover ${className}`
  if (!url || state === 'failed') {
    const letter = [...name][0]?.toUpperCase()
    return (
      <span
        aria-hidden="true"
        style={{ width: size, height: size }}
        className={`inline-flex items-center justify-center text-muted ${shape}`}
      >
        {letter ?? <span className="i-tabler-diamond" />}
      </span>
    )
  }
  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={shape}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
