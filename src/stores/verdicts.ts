import { atom } from 'nanostores'
import type { Verdicts } from '../domain/proof/verdicts.ts'

/** Figures of this page compared with data that validators signed, once proved. */
export const $verdicts = atom<Verdicts>({ who: '', figures: {} })
