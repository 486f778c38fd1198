import * as inspectWords from '#words/inspect.ts'
import type { Kind } from '../../domain/inspect/kinds.ts'

/** What a recognised tree of cells is called. */
export const kindName = (kind: Kind): string =>
  inspectWords.names[kind.kind === 'message' ? kind.message.kind : kind.kind]
