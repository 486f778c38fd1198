import { atom } from 'nanostores'
import type { Verdicts } from '../domain/proof/verdicts.ts'

/** Figures of this page compared with what validators signed, once that is proved. */
export const $verdicts = atom<Verdicts>({ who: '', figures: {} })
