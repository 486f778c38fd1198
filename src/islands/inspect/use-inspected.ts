import { useEffect, useState } from 'react'
import { bytesOfFile, bytesOfText, type Problem, sizeProblem } from '../../domain/inspect/input.ts'
import { type Inspected, inspect } from '../../domain/inspect/inspect.ts'
import { sleep } from '../../lib/sleep.ts'
import type { Source } from './source.ts'

/** ms of reading before the page may respond to input. */
const SLICE_MS = 30

/** Creates a function that yields to the page after each slice of time. */
function resting(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < SLICE_MS) return
    await sleep(0)
    last = performance.now()
  }
}

async function bytesOf(source: Source): Promise<Uint8Array | Problem> {
  if (source.kind === 'text') return bytesOfText(source.text)
  return sizeProblem(source.file.size) ?? bytesOfFile(new Uint8Array(await source.file.arrayBuffer()))
}

async function read(source: Source): Promise<Inspected> {
  const bytes = await bytesOf(source)
  return typeof bytes === 'string' ? { kind: 'unreadable', why: bytes, detail: '' } : inspect(bytes, resting())
}

/** Result of reading a source; undefined meanwhile. */
export function useInspected(source: Source): Inspected | undefined {
  const [found, setFound] = useState<{ source: Source; inspected: Inspected }>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      // A file that has disappeared is read as empty.
      const inspected = await read(source).catch((): Inspected => ({ kind: 'unreadable', why: 'empty', detail: '' }))
      if (isCurrent) setFound({ source, inspected })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [source])
  return found?.source === source ? found.inspected : undefined
}
