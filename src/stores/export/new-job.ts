import type { ExportFormat } from '../../domain/export/format.ts'
import type { Range } from '../../domain/export/range.ts'
import type { Job } from './job-storage.ts'

/** A new export without rows. */
export function newJob({ from, to }: Range, format: ExportFormat): Job {
  const begun = Math.floor(Date.now() / 1000)
  const progress = {
    from,
    to: Math.min(to, begun),
    first: null,
    before: null,
    last: null,
    reached: null,
    broken: false,
    isDeleted: false,
    isEndCertain: true,
    ending: null,
  }
  const next = { kind: to >= begun ? 'newest' : 'find' } as const
  // The random part distinguishes jobs that two tabs begin in the same second.
  const id = `${begun}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  return {
    id,
    begun,
    format,
    progress,
    next,
    stage: 'recent',
    sources: [],
    rows: 0,
    leftOut: 0,
    pieces: 0,
    requests: 0,
    elapsed: 0,
    moved: '0',
    balances: null,
    jettonCheck: null,
    jettons: [],
  }
}
