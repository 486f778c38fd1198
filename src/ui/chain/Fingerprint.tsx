import type { RawAddress } from '../../ton/address.ts'
import { drawFingerprint } from './draw-fingerprint.ts'

const OPACITY = [0.4, 0.7, 1]

/** A small image that identifies an account, independent of its address's form. */
export function Fingerprint({ raw, size = 20 }: { raw: RawAddress; size?: number }) {
  const drawing = drawFingerprint(raw)
  if (!drawing) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 8"
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="shrink-0 rounded-[3px] bg-raised"
    >
      {drawing.paths.map((d, i) => (
        <path key={OPACITY[i]} d={d} fill={`oklch(0.68 0.13 ${drawing.hue})`} opacity={OPACITY[i] ?? 1} />
      ))}
    </svg>
  )
}
