import { cleanText } from '../foreign/clean-text.ts'

/** Normalizes a text for searches: lower case without accents. */
export const plainText = (text: string): string => cleanText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
