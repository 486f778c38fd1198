import { createHash } from 'node:crypto'
import { Bytes } from '../http/answer.ts'
import type { Handler, World } from './call.ts'
import { get } from './routes/route.ts'

/** Sizes of the image proxy, ascending. */
const SIZES = [5, 100, 500, 1500] as const

/** URL of the proxy's copy of an image, or of a placeholder. */
export const proxied = ({ origin }: Pick<World, 'origin'>, url: string | undefined, size = 200): string =>
  `${origin}/imgproxy/${size}/${Buffer.from(url ?? 'placeholder').toString('base64url')}.svg`

/** `previews[]` of an item with an image. */
export const previews = (world: Pick<World, 'origin'>, image: unknown) =>
  typeof image === 'string' && image !== ''
    ? SIZES.map(size => ({ resolution: `${size}x${size}`, url: proxied(world, image, size) }))
    : undefined

/** A drawing derived from the image's URL, since images cannot be fetched offline. */
function drawing(name: string, size: number): string {
  const digest = createHash('sha256').update(name).digest()
  const hue = digest.readUInt16BE(0) % 360
  const shapes = Array.from({ length: 5 }, (_shape, index) => {
    const [x, y, radius] = [digest[2 + index * 3] ?? 0, digest[3 + index * 3] ?? 0, digest[4 + index * 3] ?? 0]
    const fill = `hsl(${(hue + index * 40) % 360} 65% ${45 + index * 6}%)`
    return `<circle cx="${x}" cy="${y}" r="${20 + radius / 3}" fill="${fill}" opacity=".8"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 256 256"><rect width="256" height="256" fill="hsl(${hue} 45% 25%)"/>${shapes.join('')}</svg>`
}

const image: Handler = call => {
  const size = Math.min(Math.max(Number(call.param('size')) || 200, 1), 1500)
  return new Bytes(Buffer.from(drawing(call.param('name'), size)), 'image/svg+xml')
}

export const imageRoutes = [get('ProxyImage', '/imgproxy/{size}/{name}', image)]
