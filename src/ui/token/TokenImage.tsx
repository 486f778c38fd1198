import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../base/Icon.tsx'
import { useInView } from '../parts/use-in-view.ts'

/** A picture that takes longer than this, in ms, is given up. */
const PATIENCE = 5000
/** Pictures are fetched when they are so many pixels from being seen. */
const NEAR = 300

type Props = { src: string | null; name: string; size: number; className?: string }

/**
 * A token's picture if it comes within 5 seconds, else the first letter of its name, or a gem where it has none. Never
 * lets its host know where it is shown.
 */
export function TokenImage({ src, name, size, className = 'rounded-full' }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const near = useInView(frame, { margin: NEAR, once: true })
  const url = near && src
  const letter = [...name][0]?.toUpperCase()
  return (
    <span
      ref={frame}
      aria-hidden="true"
      style={{ width: size, height: size }}
      className={`inline-flex items-center justify-center shrink-0 overflow-hidden bg-raised text-muted ${className}`}
    >
      {url ? (
        <Picture key={url} url={url} size={size}>
          {letter ?? <Gem />}
        </Picture>
      ) : (
        (src === null || near) && (letter ?? <Gem />)
      )}
    </span>
  )
}

const Gem = () => <Icon name="diamond" />

/** Its clock starts with its loading, which is when it is shown first. */
function Picture({ url, size, children }: { url: string; size: number; children: ReactNode }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(setState, PATIENCE, 'failed')
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed') return children
  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      decoding="async"
      referrerPolicy="no-referrer"
      className="w-full h-full object-cover"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
