import * as v from 'valibot'
import { type Anchor, type Anchors, NO_ANCHORS } from '../../domain/proof/anchors.ts'
import { count, field, hash } from '../http/wire.ts'

/** `[until, hash of the cell of parameter 34, seqno of a block of the round]` */
const anchor = field('an anchor', (x): Anchor | undefined => {
  if (!Array.isArray(x)) return undefined
  const read = v.safeParse(v.object({ until: count, hash, seqno: count }), { until: x[0], hash: x[1], seqno: x[2] })
  return read.success ? read.output : undefined
})

/** `anchors.json`: `{"made": …, "sets": […]}`. Throws a TypeError for anything else. */
export function readAnchors(file: unknown): Anchors {
  const read = v.safeParse(anchorsFile, file)
  if (!read.success) throw new TypeError('not a file of anchors')
  return read.output
}
const anchorsFile = v.object({ made: count, sets: v.array(anchor) })

export const formatAnchors = ({ made, sets }: Anchors) => ({
  made,
  sets: sets.map(({ until, hash, seqno }) => [until, hash, seqno]),
})

let known: Promise<Anchors> | undefined

async function load(): Promise<Anchors> {
  try {
    const answer = await fetch('/anchors.json')
    if (answer.ok) return readAnchors(await answer.json())
  } catch {
    // Without them less is proved, and the next proof asks again.
  }
  known = undefined
  return NO_ANCHORS
}

/** The validators that this build vouches for; none where its file cannot be had. */
export const getAnchors = (): Promise<Anchors> => (known ??= load())
