/** The emulator of the site, in Node. */
import { createRequire } from 'node:module'
import { Emulator, type EmulatorModule } from '../../src/ton/replay/emulator.ts'

const require = createRequire(import.meta.url)

export async function openEmulator(): Promise<Emulator> {
  const { EmulatorEmscriptenWasm: wasm } = require('@ton/sandbox/dist/executor/emulator-emscripten.wasm.js')
  const create = require('@ton/sandbox/dist/executor/emulator-emscripten.js')
  const module: EmulatorModule = await create({ wasmBinary: Buffer.from(wasm, 'base64') })
  return new Emulator(module)
}
