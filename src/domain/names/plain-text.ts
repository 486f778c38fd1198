import { cleanText } from '../foreign/clean-text.ts'

/** A text as searches compare it: in small letters without accents, as people type them. */
export const plainText = (text: string): string => cleanText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
