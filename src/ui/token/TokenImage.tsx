import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../base/Icon.tsx'
import { useInView } from '../parts/use-in-view.ts'

/** Maximum loading time of an image, in milliseconds. */
const MAX_IMAGE_WAIT_MS = 5000
/** Distance in px from the viewport at which images are loaded. */
const NEAR = 300

type Props = { src: string | null; name: string; size: number; className?: string }

/**
 * Image of a token if it loads within 5 seconds; else the first letter of its name, or an icon without a name. Sends no referrer to the
 * image's host.
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

/** The timeout starts on mount, which starts loading. */
function Picture({ url, size, children }: { url: string; size: number; children: ReactNode }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(setState, MAX_IMAGE_WAIT_MS, 'failed')
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
