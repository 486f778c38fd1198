import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../shared/', import.meta.url))

/** The folder with the providers' schemas and recorded answers, `null` where it is absent. */
export const shared: string | null = existsSync(`${folder}openapi`) ? folder : null

if (!shared) console.log('Skipped: provider schemas and recordings are not here (../shared is absent).')
