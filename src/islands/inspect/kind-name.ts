import * as inspectWords from '#words/inspect.ts'
import type { Kind } from '../../domain/inspect/kinds.ts'

/** Name of a recognised kind of cell tree. */
export const kindName = (kind: Kind): string =>
  inspectWords.names[kind.kind === 'message' ? kind.message.kind : kind.kind]
