import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './build-site.ts'
import { ASSETS, replayWorker } from './headers.ts'
import { noteOutputs } from './licenses.ts'

const require = createRequire(import.meta.url)

/** Modules that the emulator's loader requires in Node only. */
const NODE_MODULES = ['fs', 'path', 'crypto', 'url']

type CompressedEmulator = { binary: Buffer; mark: string; brotli: Buffer }

/** The emulator's WebAssembly, which `@ton/sandbox` contains as base64 in a module. */
function emulatorBinary(): Buffer {
  const { EmulatorEmscriptenWasm: text } = require('@ton/sandbox/dist/executor/emulator-emscripten.wasm.js')
  const binary = Buffer.from(String(text), 'base64')
  if (!WebAssembly.validate(binary)) throw new Error('@ton/sandbox has no WebAssembly where it was')
  return binary
}

/** The emulator with its brotli copy. Compression takes 9 s and is cached in `.cache`. */
export async function compressedEmulator(): Promise<CompressedEmulator> {
  const binary = emulatorBinary()
  const mark = createHash('sha256').update(binary).digest('hex').slice(0, 8)
  const folder = join(root, '.cache', 'emulator')
  const kept = join(folder, `${mark}.br`)
  if (existsSync(kept)) return { binary, mark, brotli: readFileSync(kept) }
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: binary.length }
  const brotli = await promisify(brotliCompress)(binary, { params })
  mkdirSync(folder, { recursive: true })
  writeFileSync(kept, brotli)
  return { binary, mark, brotli }
}

/** Writes the worker of TON's emulator (`src/worker/replay.ts`), and the emulator with compressed copies. */
export async function writeReplay(directory: string, emulator: CompressedEmulator | undefined): Promise<void> {
  if (!emulator) throw new Error('the emulator was not made ready')
  const { binary, mark, brotli } = emulator
  const path = `${ASSETS}emulator.${mark}.wasm`
  writeFileSync(join(directory, path), binary)
  writeFileSync(join(directory, `${path}.br`), brotli)
  writeFileSync(join(directory, `${path}.gz`), gzipSync(binary, { level: 9 }))
  const { metafile } = await build({
    metafile: true,
    entryPoints: [join(root, 'src', 'worker', 'replay.ts')],
    outfile: join(directory, replayWorker.path),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    external: NODE_MODULES,
    define: { EMULATOR: JSON.stringify({ path, bytes: binary.length }) },
  })
  noteOutputs(metafile)
}
