import * as namesWords from '#words/names.ts'
import { MAX_OWN, MAX_WATCHED } from '../../domain/names/own.ts'
import type { NotKept } from '../../stores/base/own-names.ts'

/** Reason why the visitor's data was not saved, as a sentence. */
export const NOT_KEPT: Record<NotKept, string> = {
  full: namesWords.storageFull,
  forbidden: namesWords.storageForbidden,
  'too many': namesWords.tooMany(MAX_OWN),
  'too many watched': namesWords.tooManyWatched(MAX_WATCHED),
}
