import * as v from 'valibot'
import { type Anchor, type Anchors, NO_ANCHORS } from '../../domain/proof/anchors.ts'
import { count, field, hash } from '../http/wire.ts'

/** An anchor: `[until, hash of the cell of parameter 34, seqno of a block of the round]`. */
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

/** Maximum wait in ms for the host's list. After it, the list cached with the pages is used. */
const MAX_LIST_WAIT_MS = 5000

/** The list in a response; undefined if missing or unreadable. */
async function attempt(find: () => Promise<Response | undefined>): Promise<Anchors | undefined> {
  try {
    const answer = await find()
    return answer?.ok ? readAnchors(await answer.json()) : undefined
  } catch {
    return undefined
  }
}

let asked: Promise<Anchors | undefined> | undefined

/** The host's list; undefined if it is not loaded within 5 s. The next call then tries again. */
export async function getHostAnchors(): Promise<Anchors | undefined> {
  asked ??= attempt(() => fetch('/anchors.json', { signal: AbortSignal.timeout(MAX_LIST_WAIT_MS) }))
  const anchors = await asked
  if (!anchors) asked = undefined
  return anchors
}

const keptAnchors = () => attempt(async () => globalThis.caches?.match('/anchors.json', { ignoreSearch: true }))

/** The pinned validators of this build: the host's list, else the one cached with the pages, else an empty list. */
export const getAnchors = async (): Promise<Anchors> => (await getHostAnchors()) ?? (await keptAnchors()) ?? NO_ANCHORS
