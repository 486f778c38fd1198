import type { ReplayInput, Shortfall } from '../../domain/replay/replay.ts'
import type { Call } from '../../lib/call.ts'
import { getLibraries } from '../../providers/node/execution.ts'
import { readBoc } from '../../ton/boc.ts'
import type { Cell } from '../../ton/cell.ts'
import { versionOf } from '../../ton/replay/config.ts'
import { EMULATED_VERSION } from '../../ton/replay/emulator.ts'
import { librariesIn, writeLibraries } from '../../ton/replay/job.ts'

/** Called with the input that is requested next. */
export type OnInput = (input: ReplayInput) => void

/** Maximum number of requested libraries, set by the node. */
const MAX_LIBRARIES = 16

/** Libraries referenced by the state and the messages; some may be missing. A message may contain the code of a new account. */
export async function librariesOf(call: Call, cells: readonly Cell[], onInput: OnInput) {
  const wanted = librariesIn(...cells)
  if (wanted.length === 0) return { boc: null, isMissing: false }
  onInput('libraries')
  const found = await getLibraries(call, wanted.slice(0, MAX_LIBRARIES))
  const boc = writeLibraries(found)
  return { boc, isMissing: found.size < wanted.length || boc === null }
}

/** Reasons why a result may differ: a newer network version, and missing libraries. */
export function shortfallsOf(config: Uint8Array, isMissing: boolean): Shortfall[] {
  const network = versionOf(readBoc(config))
  const isNewer = network !== null && network > EMULATED_VERSION
  return [
    ...(isNewer ? [{ kind: 'version', network, emulator: EMULATED_VERSION } as const] : []),
    ...(isMissing ? [{ kind: 'library' } as const] : []),
  ]
}
