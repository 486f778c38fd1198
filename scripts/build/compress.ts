import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|txt|json)$/

/** Writes brotli and gzip copies of all text files of a built site at maximum compression: `blocks.html.br`, `blocks.html.gz`. */
export function compressSite(directory: string): void {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(path)) continue
    const file = join(directory, path)
    const body = readFileSync(file)
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: hint }))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
